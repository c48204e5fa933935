import ToastCore

/// Where every door of the library takes its toasts: the facade, the host bridge, the modifiers.
///
/// A seam for tests, which let a recorder take them for as long as a body runs.
struct ToastDestination: Sendable {
  /// The router of this process.
  @TaskLocal static var current = ToastDestination { content, style, configuration in
    ToastRouter.shared.show(
      ToastRequest(content: content, style: style, configuration: configuration))
  }

  /// Shows a toast.
  let show: @Sendable (ToastContent, ToastStyle, ToastConfiguration) -> ToastHandle
}
