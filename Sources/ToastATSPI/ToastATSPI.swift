/// The accessible application: each toast as an object on the accessibility bus, announced once to
/// everybody who listens there.
enum ToastATSPI {
  /// The version that the accessible application tells.
  static let version = "0.1.0"
}
