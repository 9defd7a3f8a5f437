import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UIKitFailure")
struct UIKitFailureTests {
  @Test("recording collects every failure in order, and restores the handler")
  func recording() {
    var outer: [String] = []
    let previous = UIKitFailure.handler
    defer { UIKitFailure.handler = previous }
    UIKitFailure.handler = { outer.append($0.reason) }
    let failures = UIKitFailure.recording {
      UIKitFailure.raise("one")
      UIKitFailure.raise("two", name: UIKitFailure.outOfRange)
    }
    #expect(
      failures.map(\.description) == [
        "NSInternalInconsistencyException: one", "NSRangeException: two",
      ])
    #expect(outer.isEmpty)
    UIKitFailure.raise("three")
    #expect(outer == ["three"])
  }

  @Test("the handler is restored when the body throws")
  func throwing() {
    struct Stop: Error {}
    var outer = 0
    let previous = UIKitFailure.handler
    defer { UIKitFailure.handler = previous }
    UIKitFailure.handler = { _ in outer += 1 }
    #expect(throws: Stop.self) { _ = try UIKitFailure.recording { throw Stop() } }
    UIKitFailure.raise("after")
    #expect(outer == 1)
  }

  #if !os(iOS)
  @Test("without a handler a failure stops the program with its name and reason")
  func trap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIKitFailure.raise("nothing works")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException: nothing works"))
  }
  #endif

  @Test("a nib that names a file fails, one with a closure makes views afresh")
  func nib() {
    let named = UINib(nibName: "PostCell", bundle: nil)
    let failures = UIKitFailure.recording {
      #expect(named.instantiate(withOwner: nil).isEmpty)
    }
    #expect(failures.first?.reason.contains("'PostCell'") == true)
    let made = UINib(headless: { [UITableViewCell(style: .subtitle, reuseIdentifier: "post")] })
    let first = made.instantiate(withOwner: nil).first as? UITableViewCell
    let second = made.instantiate(withOwner: nil).first as? UITableViewCell
    #expect(first?.reuseIdentifier == "post")
    #expect(first !== second)
  }
}
