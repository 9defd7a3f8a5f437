import Foundation
import Testing

/// A programmer error, and what the trap must say about it.
struct Mistake: Sendable {
  let text: String
  let make: @Sendable () -> Void

  init(_ text: String, _ make: @escaping @Sendable () -> Void) {
    self.text = text
    self.make = make
  }
}

// A test that is expected to end its process needs a process of its own, which iOS does not start.
#if !os(iOS)
/// Fails unless the process that ended wrote a message of the library with `text` in it: in what the
/// library says, not in the file and line that stand before it.
func expectErrorText(
  of result: ExitTest.Result?, contains text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let bytes = try #require(result, sourceLocation: sourceLocation).standardErrorContent
  let messages = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
    line.range(of: "DecoratorTableKit: ").map { line[$0.upperBound...] }
  }
  let found = try #require(
    messages.first, "no message of the library", sourceLocation: sourceLocation)
  #expect(found.contains(text), sourceLocation: sourceLocation)
}
#endif
