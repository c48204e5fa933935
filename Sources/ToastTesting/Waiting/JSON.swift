import FoundationEssentials

/// Reads one line of JSON.
func decode<Value: Decodable>(_ line: [UInt8]) throws -> Value {
  do {
    return try JSONDecoder().decode(Value.self, from: Data(line))
  } catch {
    let text = String(decoding: line, as: UTF8.self)
    throw TestingError(.failed, "not a line of the expected form: \(text) (\(error))")
  }
}

/// Writes one line of JSON, with its line feed.
func encode(_ value: some Encodable) throws -> String {
  String(decoding: try JSONEncoder().encode(value), as: UTF8.self) + "\n"
}
