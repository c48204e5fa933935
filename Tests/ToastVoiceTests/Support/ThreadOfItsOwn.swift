// SPDX-License-Identifier: GPL-3.0-or-later

import GLibKit
import Testing

/// Runs each test of a suite on a thread of its own. Tests that wait by blocking would otherwise
/// hold one of the few threads that all other tests take turns on.
struct ThreadOfItsOwn: SuiteTrait, TestTrait, TestScoping {
  static let thread = EventLoop(name: "voice-tests")

  var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Self.thread, operation: body)
  }
}

extension Trait where Self == ThreadOfItsOwn {
  /// On a thread of its own.
  static var threadOfItsOwn: Self { Self() }
}
