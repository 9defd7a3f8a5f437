import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// UIKit asks which methods there are when an object is set, and calls them later without asking
/// again. What is wrapped may have been released by then.
@Suite("Methods of an object that has been released")
@MainActor
struct ReleasedAppTests {
  /// What is answered otherwise than UIKit does without the method, since there is no object any
  /// more that a drop or a count could be of.
  private func exception(_ method: ForwardedMethod, _ app: WrappedApp) -> String? {
    switch method {
    case .numberOfRows: "\(app.tableView.numberOfRows(inSection: app.section))"
    // The table loads.
    case .numberOfSections:
      switch app.wrapping {
      case .parts, .oneLayer, .threeLayers: "0"
      case .child, .childInLayers, .rowsOfChild: "1"
      }
    case .cellForRow: "an empty cell"
    case .itemsForBeginningDrag: "0 items"
    case .canHandleDrop: "false"
    case .dropSessionDidUpdate: "refused"
    default: nil
    }
  }

  /// What UIKit does without a method.
  private func standIn(_ expression: String?, _ app: WrappedApp) throws -> String {
    switch expression {
    case nil: return "nothing"
    case "true", "false", "0": return try #require(expression)
    case ".delete": return "delete"
    case "[]": return "0 items"
    // The title's index as a section of the app.
    case "index": return "\(app.section)"
    case "indexPath": return text(app.path)
    case "proposedDestinationIndexPath": return text(app.destination)
    case "!tableView.isEditing": return "\(!app.tableView.isEditing)"
    case "tableView.rowHeight": return text(app.tableView.rowHeight)
    case "tableView.sectionHeaderHeight": return text(app.tableView.sectionHeaderHeight)
    case "tableView.sectionFooterHeight": return text(app.tableView.sectionFooterHeight)
    case "tableView.estimatedRowHeight": return text(app.tableView.estimatedRowHeight)
    case "tableView.estimatedSectionHeaderHeight":
      return text(app.tableView.estimatedSectionHeaderHeight)
    case "tableView.estimatedSectionFooterHeight":
      return text(app.tableView.estimatedSectionFooterHeight)
    case "tableView.selectionFollowsFocus": return "\(app.tableView.selectionFollowsFocus)"
    case let expression?:
      Issue.record("there is no value for \(expression)")
      return expression
    }
  }

  private func text(_ value: Any?) -> String {
    switch value {
    case nil, is Void: "nothing"
    case let path as IndexPath: "\(RowPosition(path))"
    case let cell as UITableViewCell: cell.textLabel?.text ?? "an empty cell"
    case let items as [UIDragItem]: "\(items.count) items"
    case let proposal as UITableViewDropProposal:
      [.cancel, .forbidden].contains(proposal.operation) ? "refused" : "\(proposal.operation)"
    case let value?: "\(value)"
    }
  }

  @Test("Each is answered as UIKit does without it", arguments: WrappedApp.Wrapping.allCases)
  func everyMethod(wrapping: WrappedApp.Wrapping) throws {
    let standIns = try UIKitFacts().standIns
    let (shared, sharedReleased) = try (WrappedApp(in: wrapping), WrappedApp(in: wrapping))
    sharedReleased.release()
    for method in ForwardedMethod.allCases {
      let hasConsequences = Self.consequential.contains(method)
      let app = hasConsequences ? try WrappedApp(in: wrapping) : shared
      #expect(app.isSeen(method) == true, "\(method)")
      let before = try app.answer(to: method)
      let released = hasConsequences ? try WrappedApp(in: wrapping) : sharedReleased
      released.release()
      #expect(released.app == nil)
      let after = try text(released.answer(to: method))
      let expected =
        try exception(method, released) ?? standIn(standIns[method.rawValue], released)
      #expect(after == expected, "\(method)")
      // Where rows of several share a section, a row of another section of the app is not shown.
      if !(before is Void), !Self.unchanged.contains(method), wrapping != .rowsOfChild {
        #expect(text(before) != after, "\(method)")
      }
    }
  }

  /// The methods after which others are answered otherwise.
  private static let consequential: [ForwardedMethod] = [
    .moveRow, .numberOfSections, .sectionIndexTitles, .dragSessionDidEnd, .willEndContextMenu,
  ]

  /// The methods that the app answers as it is answered without it.
  private static let unchanged: [ForwardedMethod] = [.numberOfRows, .canHandleDrop]

  @Test(
    "A row that is dragged while the app is released stays where the table has put it",
    arguments: [WrappedApp.Wrapping.parts, .oneLayer, .threeLayers, .child, .childInLayers])
  func draggedRow(wrapping: WrappedApp.Wrapping) throws {
    let app = try WrappedApp(in: wrapping)
    let sections = [app.section, app.section + 1]
    func counts() -> [Int] {
      sections.map { app.dataSource.tableView(app.tableView, numberOfRowsInSection: $0) }
    }
    let before = counts()
    app.release()
    app.dataSource.tableView(
      app.tableView, moveRowAt: app.path, to: IndexPath(row: 1, section: app.section + 1))
    let after = [before[0] - 1, before[1] + 1]
    #expect(counts() == after)
    // The counts inside are the same.
    if let composition = app.composed?.composition {
      #expect(sections.map { composition.rowCount(inSection: $0) } == after)
    }
  }
}
#endif
