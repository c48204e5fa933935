/// Which release of ToastMessage this is: what every program of ours says of itself.
public enum Release {
  /// The version, as in the change log.
  public static let version = "0.1.0"
}
