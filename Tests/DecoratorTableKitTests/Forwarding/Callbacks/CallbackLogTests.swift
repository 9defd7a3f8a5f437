import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Every method of UIKit's, through none, one and three layers, alone and among other children:
/// compared with its outcome when the files in `Resources/Callbacks` were written.
///
/// `DECORATOR_WRITE_CALLBACKS=1 swift test --filter CallbackLogTests` writes them anew. Write in
/// the commit message why a line is another one. Some of the methods are called, other ones in
/// each turn (`Thinning`), and all of them with `DECORATOR_ALL_CALLBACKS=1`.
@Suite("Callbacks, compared with those that are written down")
@MainActor
struct CallbackLogTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/Callbacks")

  private static let isWriting = isSet("DECORATOR_WRITE_CALLBACKS")
  private static let callsAll = isWriting || isSet("DECORATOR_ALL_CALLBACKS")

  private static func isSet(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment[name] == "1"
  }

  @Test("Each call has the outcome that is written down", arguments: CallbackFamily.allCases)
  func calls(_ family: CallbackFamily) throws {
    // The tables have no temper, whatever the others of the process have.
    guard UITableView.defaultTemper == [] else { return }
    let called = Self.callsAll ? family.cases : Thinning.ofThisTurn(family.cases)
    let log = try CallbackLog(called)
    #expect(log.count >= 15 * called.count)
    let file = Self.folder.appendingPathComponent("\(family.rawValue).txt")
    if Self.isWriting {
      return try Data((log.lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
    // The name of a method is above the outcomes of its calls, which are indented.
    let others = Set(family.cases.map { "\($0.method)" }).subtracting(called.map { "\($0.method)" })
    var isOfOther = false
    let text = try String(contentsOf: file, encoding: .utf8)
    let expected = text.split(separator: "\n").map(String.init).filter { line in
      if !line.hasPrefix(" ") { isOfOther = others.contains(line) }
      return !isOfOther
    }
    try withEvery("file", in: [file.lastPathComponent]) { _ in
      try expectSameLines(log.lines, expected)
    }
  }

  @Test("Each method is written down, and nothing else is")
  func complete() throws {
    let families = CallbackFamily.allCases
    #expect(families.flatMap(\.cases).count == ForwardedMethod.allCases.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == families.map { "\($0.rawValue).txt" }.sorted())
  }

  @Test(
    "The table shows what it should, as put together without the kit",
    arguments: CallbackArrangement.allCases)
  func rows(_ arrangement: CallbackArrangement) throws {
    let callback = try #require(CallbackCase.all.first)
    for layers in [0, 1, 3] {
      for neighbours in CallbackNeighbours.allCases {
        let world = CallbackWorld(
          callback, CallbackSituation(kind: .content, handlers: .none, app: .implements),
          layers: layers, arrangement, beside: neighbours)
        #expect(world.tableView.displayedTexts() == world.rows.sections)
      }
    }
  }
}
#endif
