import SystemKit

extension OutputFile {
  /// Opens a file, has it filled, and gives it its name once it is whole; where filling it fails,
  /// what was there stays.
  ///
  /// - Parameters:
  ///   - name: the bytes of its name.
  ///   - option: the option that named it, for errors.
  ///   - fill: is given the open file.
  static func fill<Value>(
    _ name: [UInt8], _ option: String, _ fill: (CInt) throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    let file: OutputFile
    do throws(SystemError) {
      file = try OutputFile(name)
    } catch {
      throw CommandFailure(.outputNotWritable, "\(option): \(error)")
    }
    let value: Value
    do throws(CommandFailure) {
      value = try fill(file.descriptor.number)
    } catch {
      file.drop()
      throw error
    }
    do throws(SystemError) {
      try file.keep()
    } catch {
      throw CommandFailure(.outputNotWritable, "\(option): \(error)")
    }
    return value
  }
}
