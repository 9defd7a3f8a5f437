import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// A table whose delegate has a method that does nothing behaves otherwise than without it. Other
/// proxies have reported `accessibilityScrollStatus` and not implemented it, which only VoiceOver
/// shows.
@Suite("Methods about scrolling, and its accessibility status")
@MainActor
struct ScrollMethodTests {
  private static let methods = CallbackCase.ofScrolling.map(\.method)

  @Test("All sixteen are there")
  func everyMethod() { #expect(Self.methods.count == 14 + 2) }

  @Test(
    "One that the app has is there, and reaches the app", arguments: WrappedApp.Wrapping.allCases)
  func delivered(wrapping: WrappedApp.Wrapping) throws {
    for method in Self.methods {
      let app = try WrappedApp(in: wrapping, [method], noting: method)
      #expect(Self.methods.filter { app.isSeen($0) != false } == [method])
      _ = try app.answer(to: method)
      #expect(app.log.lines.map { $0.hasPrefix("app: \(method)") } == [true], "\(method)")
    }
  }

  @Test("None is there that the app does not have", arguments: WrappedApp.Wrapping.allCases)
  func absent(wrapping: WrappedApp.Wrapping) throws {
    let others = ForwardedMethod.allCases.filter { !Self.methods.contains($0) }
    let app = try WrappedApp(in: wrapping, others)
    #expect(Self.methods.allSatisfy { app.isSeen($0) == false })
  }
}
#endif
