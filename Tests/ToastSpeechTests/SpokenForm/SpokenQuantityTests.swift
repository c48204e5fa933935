import Testing

@testable import ToastSpeech

@Suite struct SpokenQuantityTests {
  static let durations = [
    SpokenRow("5m32s", "5 minutes 32 seconds"),
    SpokenRow("Build finished in 5m32s.", "Build finished in 5 minutes 32 seconds."),
    SpokenRow("1h 3m", "1 hour 3 minutes"),
    SpokenRow("350ms", "350 milliseconds"),
    SpokenRow("2d", "2 days"),
    SpokenRow("1m", "1 minute"),
    SpokenRow("90s", "90 seconds"),
    SpokenRow("2w 3d", "2 weeks 3 days"),
    SpokenRow("1d 2h 3m 4s", "1 day 2 hours 3 minutes 4 seconds"),
    SpokenRow("1h2m3s", "1 hour 2 minutes 3 seconds"),
    SpokenRow("took 1.5s", "took 1.5 seconds"),
    SpokenRow("0.5 s", "0.5 seconds"),
    SpokenRow("100µs", "100 microseconds"),
    SpokenRow("250us", "250 microseconds"),
    SpokenRow("15 ns", "15 nanoseconds"),
    SpokenRow("10 min", "10 minutes"),
    SpokenRow("1 min", "1 minute"),
    SpokenRow("3 h", "3 hours"),
    SpokenRow("45 secs", "45 seconds"),
    SpokenRow("uptime 3d4h", "uptime 3 days 4 hours"),
    SpokenRow("timeout after 30s.", "timeout after 30 seconds."),
    SpokenRow("(took 2m)", "(took 2 minutes)"),
    SpokenRow("in 5m", "in 5 minutes"),
    SpokenRow("~2h", "about 2 hours"),
    SpokenRow("5–10 min", "5 to 10 minutes"),
    SpokenRow("12s/30s", "12 seconds of 30 seconds"),
    SpokenRow("failed in 0.32s (exit 1)", "failed in 0.32 seconds (exit 1)"),
    SpokenRow("the 1990s", "the 1990s"),
    SpokenRow("in the 30s", "in the 30s"),
  ]

  @Test(arguments: durations)
  func `a duration is said with its units`(_ row: SpokenRow) { row.check() }

  static let sizes = [
    SpokenRow("3 MiB", "3 mebibytes"),
    SpokenRow("1.5GB", "1.5 gigabytes"),
    SpokenRow("12 kB/s", "12 kilobytes per second"),
    SpokenRow("1 GB", "1 gigabyte"),
    SpokenRow("1 KiB", "1 kibibyte"),
    SpokenRow("512B", "512 bytes"),
    SpokenRow("Size: 512 B", "Size: 512 bytes"),
    SpokenRow("1,024 kB", "1,024 kilobytes"),
    SpokenRow("1.0 GB", "1.0 gigabytes"),
    SpokenRow("10 Mbit/s", "10 megabits per second"),
    SpokenRow("100 Mbps", "100 megabits per second"),
    SpokenRow("3 MB/min", "3 megabytes per minute"),
    SpokenRow("a 3 MB file", "a 3 megabyte file"),
    SpokenRow(
      "Downloaded 12.3 MB of 45.6 MB (27%), 3m left",
      "Downloaded 12.3 megabytes of 45.6 megabytes (27%), 3 minutes left"),
    SpokenRow("7.2/16 GB", "7.2 of 16 gigabytes"),
    SpokenRow("64-bit", "64-bit"),
  ]

  @Test(arguments: sizes)
  func `a size and its rate are said with their names`(_ row: SpokenRow) { row.check() }

  static let measures = [
    SpokenRow("20 °C", "20 degrees Celsius"),
    SpokenRow("-5 °C", "minus 5 degrees Celsius"),
    SpokenRow("98.6 °F", "98.6 degrees Fahrenheit"),
    SpokenRow("±2 °C", "plus or minus 2 degrees Celsius"),
    SpokenRow("45°", "45 degrees"),
    SpokenRow("100 km/h", "100 kilometres per hour"),
    SpokenRow("60 mph", "60 miles per hour"),
    SpokenRow("3 dB", "3 decibels"),
    SpokenRow("5 m long, 3 kg, 230 V, 60 Hz", "5 metres long, 3 kilograms, 230 volts, 60 hertz"),
    SpokenRow("3.2 GHz", "3.2 gigahertz"),
    SpokenRow("5 km²", "5 square kilometres"),
    SpokenRow("0.5 mA", "0.5 milliamps"),
    SpokenRow("1013 hPa", "1013 hectopascals"),
    SpokenRow("60 fps", "60 frames per second"),
    SpokenRow("2x faster", "2 times faster"),
    SpokenRow("3x3", "3 by 3"),
    SpokenRow("1920x1080", "1920 by 1080"),
  ]

  @Test(arguments: measures)
  func `a measure is said with its name`(_ row: SpokenRow) { row.check() }

  static let money = [
    SpokenRow("$5.99", "5 dollars 99 cents"),
    SpokenRow("€3", "3 euros"),
    SpokenRow("10 USD", "10 US dollars"),
    SpokenRow("£1.2M", "1.2 million pounds"),
    SpokenRow("£1", "1 pound"),
    SpokenRow("£0.99", "99 pence"),
    SpokenRow("$0.50", "50 cents"),
    SpokenRow("$1.01", "1 dollar 1 cent"),
    SpokenRow("$1,234.50", "1,234 dollars 50 cents"),
    SpokenRow("€5.00", "5 euros"),
    SpokenRow("5 EUR", "5 euros"),
    SpokenRow("USD 10", "10 US dollars"),
    SpokenRow("¥500", "500 yen"),
    SpokenRow("$5k", "5 thousand dollars"),
    SpokenRow("$1.5 billion", "1.5 billion dollars"),
    SpokenRow("$5/month", "5 dollars per month"),
    SpokenRow("US$20", "20 dollars"),
    SpokenRow("-$5", "minus 5 dollars"),
    SpokenRow("₹99", "99 rupees"),
  ]

  @Test(arguments: money)
  func `money is said as it is counted`(_ row: SpokenRow) { row.check() }
}
