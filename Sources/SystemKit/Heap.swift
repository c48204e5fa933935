import CSystem

/// The memory that this process has of the system for small things.
public enum Heap {
  /// Gives the system what is free of it; it takes about a millisecond.
  public static func giveBack() { _ = malloc_trim(0) }
}
