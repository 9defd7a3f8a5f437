import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Which of several children a method is passed to, by the column *Composed* in the article about
/// callbacks.
@Suite("Callbacks of several children")
@MainActor
struct ComposedCallbackTests {
  private static func isOfSection(_ method: ForwardedMethod) -> Bool {
    method.rawValue.contains("Section:") && method != .sectionForSectionIndexTitle
  }

  private static func isOfTable(_ method: ForwardedMethod) -> Bool {
    !method.rawValue.contains("IndexPath") && !isOfSection(method)
  }

  /// By method, the entry of the column.
  private func column() throws -> [ForwardedMethod: String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent(
      "Sources/DecoratorTableKit/DecoratorTableKit.docc/Callbacks.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(lines.count == ForwardedMethod.allCases.count)
    return Dictionary(
      uniqueKeysWithValues: zip(ForwardedMethod.allCases, lines.map { $0[$0.count - 2] }))
  }

  /// Two apps that implement the same methods, the first of which a person uses.
  private func logs(
    _ methods: Set<ForwardedMethod>
  ) -> (used: [String], other: [String]) {
    let apps = [SubsetApp(methods), SubsetApp(methods)]
    let children = apps.map {
      DecoratedTable(
        dataSource: $0, delegate: $0, prefetchDataSource: $0, dragDelegate: $0, dropDelegate: $0)
    }
    let composed = ComposedTable(.bySections, children)
    let tableView = UITableView.forTests()
    tableView.frame.size.height = 8000
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    for app in apps { app.log.clear() }
    for (app, child) in zip(apps, children) {
      app.dataIndexPath = { [unowned child] path in child.dataIndexPath(forReuse: path) }
    }
    var walkthrough = Walkthrough(tableView: tableView, log: CallLog())
    walkthrough.ownSections = { 0..<2 }
    walkthrough.data = apps[0].dataIndexPath
    walkthrough.perform()
    return (apps[0].log.lines, apps[1].log.lines)
  }

  private func count(_ method: ForwardedMethod, in lines: [String]) -> Int {
    lines.count { $0.split(separator: " ").first.map(String.init) == "\(method)" }
  }

  @Test("Calls about the table are passed to all children, and calls about a row to its own child")
  func hearers() throws {
    let column = try column()
    let all = Set(SubsetApp.optionalMethods).subtracting([.commitEditing])
    for methods in [all, all.subtracting([.trailingSwipeActions])] {
      let (used, other) = logs(methods)
      #expect(!other.contains { $0.hasPrefix("no such row") })
      for method in methods {
        let word = column[method] ?? ""
        let counts = (used: count(method, in: used), other: count(method, in: other))
        if word == "all children, from the top" {
          #expect(counts.used == counts.other, "\(method)")
        } else if Self.isDoneByPerson.contains(method) {
          #expect(counts.other == 0, "\(method)")
        }
      }
      let heard = methods.filter {
        count($0, in: used) > 0 && column[$0] == "all children, from the top"
      }
      #expect(heard.count > 15)
    }
  }

  /// The methods that are called for what a person does to a row.
  private static let isDoneByPerson: Set<ForwardedMethod> = [
    .moveRow, .didHighlightRow, .didUnhighlightRow, .willSelectRow, .willDeselectRow,
    .didSelectRow, .didDeselectRow, .performPrimaryAction, .accessoryButtonTapped,
    .titleForDeleteConfirmation, .editActions, .leadingSwipeActions, .trailingSwipeActions,
    .willBeginEditing, .didEndEditing, .targetForMove, .shouldShowMenu, .canPerformAction,
    .performAction, .contextMenu, .contextMenuHighlightPreview, .contextMenuDismissPreview,
    .contextMenuPreviewAction, .willDisplayContextMenu, .willEndContextMenu,
    .shouldBeginMultipleSelection, .didBeginMultipleSelection, .cancelPrefetching,
    .itemsForAddingToDrag, .dragPreviewParameters, .dragSessionWillBegin, .dragSessionDidEnd,
    .dragSessionAllowsMove, .dragSessionIsRestricted, .dropSessionDidUpdate,
    .dropPreviewParameters,
  ]

  @Test("The column has the subject of each method")
  func words() throws {
    for (method, word) in try column() {
      let isOfRow = !Self.isOfSection(method) && !Self.isOfTable(method)
      if word == "the child of the row" { #expect(isOfRow, "\(method)") }
      let isSaidOfSection =
        ["the child of the section", "the child that the view was shown for"].contains(word)
      #expect(Self.isOfSection(method) == isSaidOfSection, "\(method): \(word)")
    }
  }

  @Test(
    "The end of an edit is passed to the source of the row where it began, though the row is gone")
  func endOfEditing() {
    let apps = [EditableApp([["a"]]), EditableApp([["b"]])]
    let tables = apps.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let composed = ComposedTable(.bySections, tables)
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.delegate?.tableView?(tableView, willBeginEditingRowAt: path(0, 1))
    tableView.delegate?.tableView?(tableView, didEndEditingRowAt: nil)
    #expect(apps[0].log.lines == [])
    #expect(apps[1].log.lines == ["willBeginEditing [0, 0]", "didEndEditing nil"])
  }
}
#endif
