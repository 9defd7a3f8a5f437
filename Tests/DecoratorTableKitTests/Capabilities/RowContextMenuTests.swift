import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Context menus of rows")
@MainActor
struct RowContextMenuTests {
  typealias Note = Sample.Note
  typealias Capabilities = RowCapabilities<Sample.NoteCell, Note>

  private func element(_ title: String) -> UIMenuElement { UIAction(title: title) { _ in } }

  private func titles(_ capabilities: Capabilities, _ text: String) -> [String]? {
    capabilities.events.menuElements?(Note(text)).map(\.title)
  }

  private func menu(_ capabilities: Capabilities, _ text: String) -> UIContextMenuConfiguration? {
    RowBehavior(capabilities.events).menu(
      of: Note(text), at: .zero, in: UITableView())
  }

  @Test("Elements are placed below those that were added before")
  func order() {
    let one = Capabilities().contextMenu { [element("copy \($0.text)")] }
    let two = one.contextMenu { _ in [element("share"), element("hide")] }
    #expect(titles(one, "a") == ["copy a"])
    #expect(titles(two, "a") == ["copy a", "share", "hide"])
  }

  @Test("A row has a menu if a handler has elements for it")
  func fallsThrough() {
    let capabilities = Capabilities()
      .contextMenu { $0.text == "a" ? [element("first")] : [] }
      .contextMenu { $0.text != "c" ? [element("second")] : [] }
    #expect(titles(capabilities, "a") == ["first", "second"])
    #expect(titles(capabilities, "b") == ["second"])
    #expect(menu(capabilities, "b") != nil)
    #expect(menu(capabilities, "c") == nil)
  }

  @Test("Of several previews the first that is not nil is shown")
  func previews() {
    let (first, second) = (UIViewController(), UIViewController())
    func menu(_ preview: ((Note) -> UIViewController?)?, _ earlier: Capabilities) -> Capabilities {
      earlier.contextMenu(preview: preview) { _ in [element("copy")] }
    }
    let cases: [(one: UIViewController?, other: UIViewController?, shown: UIViewController?)] = [
      (first, second, first), (nil, second, second), (first, nil, first), (nil, nil, nil),
    ]
    for (one, other, shown) in cases {
      let asked = menu({ _ in other }, menu({ _ in one }, Capabilities()))
      #expect(asked.events.menuPreview?(Note("a"))?() === shown)
    }
    #expect(menu(nil, menu(nil, Capabilities())).events.menuPreview == nil)
    let onlyOne = menu(nil, menu({ _ in first }, Capabilities()))
    #expect(onlyOne.events.menuPreview?(Note("a"))?() === first)
    let onlyOther = menu({ _ in second }, menu(nil, Capabilities()))
    #expect(onlyOther.events.menuPreview?(Note("a"))?() === second)
  }

  #if HEADLESS_UIKIT
  @Test("A table shows the menu, and the chosen action is performed")
  func inATable() {
    final class Delegate: NSObject, UITableViewDelegate {
      let capabilities: Capabilities

      init(_ capabilities: Capabilities) { self.capabilities = capabilities }

      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        RowBehavior(capabilities.events).menu(
          of: Note("\(indexPath.row)"), at: point, in: tableView)
      }
    }
    let log = CallLog()
    let capabilities = Capabilities()
      .contextMenu { note in [UIAction(title: "copy") { _ in log.note("copy \(note.text)") }] }
      .contextMenu { note in [UIAction(title: "hide") { _ in log.note("hide \(note.text)") }] }
    let delegate = Delegate(capabilities)
    let table = RowTable(rows: 2) { tableView, _ in textCell(tableView, "") }
    table.tableView.delegate = delegate
    for title in ["hide", "copy"] {
      _ = table.tableView.simulateContextMenu(at: IndexPath(row: 1, section: 0))
      _ = table.tableView.simulateTapOnMenuAction(titled: title)
    }
    #expect(log.lines == ["hide 1", "copy 1"])
  }
  #endif
}
