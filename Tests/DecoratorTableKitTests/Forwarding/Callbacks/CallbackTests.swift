import Foundation
import Testing

@testable import DecoratorTableKit

#if !(canImport(UIKit) && !os(watchOS))
@Suite("Every callback, through two layers")
@MainActor
struct CallbackTests {
  @Test("Every method is listed, once")
  func everyMethod() {
    let listed = CallbackCase.all.map(\.method)
    #expect(Set(listed) == Set(ForwardedMethod.allCases))
    #expect(listed.count == ForwardedMethod.allCases.count)
  }

  @Test("The table shows both layers around the app")
  func world() throws {
    let callback = try #require(CallbackCase.all.first)
    let world = CallbackWorld(
      callback, CallbackSituation(kind: .content, handlers: .none, app: .implements))
    #expect(world.tableView.displayedTexts() == CallbackWorld.texts)
  }

  @Test("Each method is seen, passed on, translated and answered as it should be")
  func everySituation() throws {
    var checked = 0
    for callback in CallbackCase.all {
      for situation in callback.situations {
        let world = CallbackWorld(callback, situation)
        let name: Comment = "\(callback.method): \(situation)"
        #expect(world.isSeen(callback.method) == callback.isSeen(in: situation), name)
        #expect(try world.outcome(of: callback) == callback.expectedAnswer(in: situation), name)
        let log = world.log.lines.joined(separator: "; ")
        #expect(log == callback.expectedLog(in: situation), name)
        checked += 1
      }
    }
    print(Self.count(checked))
  }

  private static func count(_ checked: Int) -> String {
    let kinds = CallbackCase.all.map { $0.subject.kinds.count }
    return """
      \(CallbackCase.all.count) methods × kinds of row = \(kinds.reduce(0, +)), \
      × what the app has × which layers have handlers = \(checked) checked
      """
  }
}
#endif
