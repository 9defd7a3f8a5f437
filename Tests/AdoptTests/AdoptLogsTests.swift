#if !os(iOS)
import DecoratorTableKit
import Foundation
import Testing

@testable import adopt

@MainActor
@Suite("The logs of a bare and of an adopted controller")
struct AdoptLogsTests {
  private let size = CGSize(width: 300, height: 1000)

  private func logs(
    of touches: [AdoptTouch], wiring: (ChatsScreen) -> Void = { $0.decorate() }
  ) -> AdoptLogs {
    let bare = ChatsScreen(SampleChats.all, size: size)
    let adopted = ChatsScreen(SampleChats.all, size: size)
    wiring(adopted)
    for touch in touches {
      for screen in [bare, adopted] { AdoptTouches(of: screen).make(touch) }
    }
    return AdoptLogs(bare: bare.store.log, adopted: adopted.store.log)
  }

  @Test(
    "Each touch alone does the same to both",
    arguments: [
      .tap(0), .delete(0), .delete(11), .pin(0), .pin(6), .drag(0, to: 2), .drag(8, to: 0),
      .drag(0, to: 11), .archive([0, 1, 2]), .archive([4, 9]), .receive([11, 5, 1], from: "Mia"),
    ] as [AdoptTouch])
  func eachTouch(touch: AdoptTouch) throws {
    let logs = logs(of: [touch])
    #expect(logs.firstDifference == nil)
    #expect(logs.bare.count == 3)
    // What it did is seen.
    let before = SampleChats.all.map {
      $0.unreadCount > 0 ? "\($0.name) (\($0.unreadCount))" : $0.name
    }
    #expect(logs.bare[2] != "shows \(before.joined(separator: ", "))")
  }

  @Test("With the real table the wrong row stays selected, and the logs differ")
  func realTable() throws {
    let logs = logs(of: [.tap(5)]) { screen in
      screen.decorate()
      screen.feed?.providesContentTable = false
    }
    #expect(logs.firstDifference == 2)
    #expect(logs.adopted[2].contains("[Frieda]"))
    #expect(!logs.bare[2].contains("["))
  }

  @Test("The adopted screen shows the additional rows")
  func otherRows() throws {
    let screen = ChatsScreen(SampleChats.all, size: size)
    screen.decorate()
    screen.tableView.layoutIfNeeded()
    let texts = screen.tableView.visibleCells.compactMap { $0.textLabel?.text }
    #expect(texts.filter { $0.hasPrefix("──") }.count == 6)
    #expect(texts.filter { $0.hasPrefix("★") }.count == 3)
    #expect(texts.count == 21)
  }

  @Test("The first difference is found and reported")
  func differences() {
    #expect(AdoptLogs(bare: ["a"], adopted: ["a"]).verdict == ["1 lines, equal"])
    #expect(AdoptLogs(bare: ["a", "b"], adopted: ["a", "c"]).firstDifference == 1)
    #expect(
      AdoptLogs(bare: ["a", "b"], adopted: ["a"]).verdict
        == ["line 2 differs", "  bare     b", "  adopted  nothing"])
    #expect(AdoptLogs(bare: [], adopted: ["a"]).firstDifference == 0)
  }
}
#endif
