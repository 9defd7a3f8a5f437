import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
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
    let expected = [
      ["outer section"], ["inner section"], ["outer", "a", "inner", "b", "c"], ["d", "e"],
    ]
    #expect(world.rows.sections == expected)
    #expect(world.tableView.displayedTexts() == expected)
  }

  @Test("Each method is seen, passed on, translated and answered as it should be")
  func everySituation() throws {
    var (count, looked, thinning) = (0, 0, Thinning.byTurns)
    for callback in CallbackCase.all {
      for situation in callback.situations {
        count += 1
        guard thinning.takesNext() else { continue }
        looked += 1
        let world = CallbackWorld(callback, situation)
        let name: Comment = "\(callback.method): \(situation)"
        #expect(world.isSeen(callback.method) == callback.isSeen(in: situation), name)
        #expect(try world.outcome(of: callback) == callback.expectedAnswer(in: situation), name)
        let log = world.log.lines.joined(separator: "; ")
        #expect(log == callback.expectedLog(in: situation), name)
      }
    }
    #expect(count == CallbackCase.all.map(Self.situationCount).reduce(0, +))
    #expect(looked >= count / Thinning.turns)
  }

  @Test(
    "While a table loads or lays out rows it gets no changes, by the code's list of methods")
  func inTheMiddle() throws {
    var asked: Set<ForwardedMethod> = []
    for callback in CallbackCase.all {
      let situation = CallbackSituation(kind: .content, handlers: .none, app: .implements)
      let world = CallbackWorld(callback, situation)
      world.app.willAnswer = { [weak world] in
        asked.insert(callback.method)
        #expect(world?.isAnswering == callback.method.isAskedInTheMiddle, "\(callback.method)")
      }
      _ = try world.outcome(of: callback)
    }
    // The counts are those that the table knows.
    #expect(Set(ForwardedMethod.allCases).subtracting(asked).count <= 3, "\(asked.count)")
  }

  /// For content every app is tried, for the rows of both layers every app that can be asked; each
  /// with every set of handlers.
  private static func situationCount(of callback: CallbackCase) -> Int {
    let ofContent = callback.apps.count
    let ofLayers =
      switch callback.subject {
      case .row, .section: 2 * Set(callback.apps).subtracting([.lacksSilently]).count
      case .table: 0
      }
    return (ofContent + ofLayers) * 4
  }
}
#endif
