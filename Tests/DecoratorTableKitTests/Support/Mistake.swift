import Foundation
import Testing

/// A programmer error, and what the message of the trap must contain.
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
/// Fails unless the process that ended wrote a message of a library with `text` in it.
func expectErrorText(
  of result: ExitTest.Result?, contains text: String, library: String = "DecoratorTableKit",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let bytes = try #require(result, sourceLocation: sourceLocation).standardErrorContent
  let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first {
    $0.contains("\(library): ")
  }
  let found = try #require(line, "no message of the library", sourceLocation: sourceLocation)
  let message = found.range(of: "\(library): ").map { found[$0.upperBound...] } ?? ""
  #expect(message.contains(text), sourceLocation: sourceLocation)
}
#endif
