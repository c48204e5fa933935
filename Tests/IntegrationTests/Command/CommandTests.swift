import Testing

/// The command `toast` as it is built and as scripts call it. One after the other: each starts
/// programs of its own, and some wait for no longer than a script would.
@Suite(.serialized) struct CommandTests {}
