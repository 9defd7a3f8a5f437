import Foundation

/// Keeps what a `@Sendable` closure was called with.
///
/// The lock makes it safe to pass the recorder to any thread, which the compiler cannot check; only
/// tests may use `@unchecked`.
final class Recorder<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Value] = []

  var values: [Value] { lock.withLock { recorded } }

  func record(_ value: Value) {
    lock.withLock { recorded.append(value) }
  }
}
