import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("Editing and swiping")
@MainActor
struct EditingTests {
  private let keeper = Keeper()

  /// Content "a", "ad", content "b", in a table of two layers, of which the inner one has the
  /// handlers.
  private func table(
    around dataSource: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)?,
    _ events: AdditionalRowEvents
  ) -> (DecoratedTable, UITableView) {
    let table = DecoratedTable(dataSource: dataSource, delegate: delegate)
    keeper.keep(table)
    let layer = RowLayer(
      ["ad"], placed: .before(1), named: "ads",
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    layer.events = events
    table.add(layer)
    table.addRows(["top"], named: "top", placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (table, tableView)
  }

  private let top = IndexPath(row: 0, section: 0)
  private let first = IndexPath(row: 1, section: 0)
  private let ad = IndexPath(row: 2, section: 0)

  /// A source that reports that it cannot delete.
  private final class ReadOnly: NSObject, UITableViewDataSource, SelectorResponding {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, "post") }

    func response(to selector: Selector) -> Bool? {
      selector == Selector(("numberOfSectionsInTableView:")) ? nil : false
    }
  }

  @Test("A deletion is passed to the content, and an additional row offers none")
  func deletingContent() {
    let app = EditableApp([["a", "b"]])
    let (_, tableView) = table(around: app, app, AdditionalRowEvents())
    #expect(tableView.simulateSwipe(at: ad) == [])
    #expect(tableView.simulateSwipe(at: top) == [])
    #expect(tableView.simulateSwipe(at: first) == ["Delete"])
    tableView.simulateTapOnAction(at: 0)
    #expect(
      app.log.lines == ["willBeginEditing [0, 0]", "commit [0, 0]", "didEndEditing [0, 0]"])
  }

  @Test("A layer's deletion adds none to content that has none")
  func deletingAdditionalRows() {
    var deleted: [AdditionalRow] = []
    var events = AdditionalRowEvents()
    events.commit = { _, style, row in if style == .delete { deleted.append(row) } }
    let readOnly = ReadOnly()
    let (_, tableView) = table(around: readOnly, nil, events)
    #expect(tableView.simulateSwipe(at: first) == [])
    #expect(tableView.simulateSwipe(at: top) == [])
    #expect(tableView.simulateSwipe(at: ad) == ["Delete"])
    tableView.simulateTapOnAction(at: 0)
    #expect(deleted == [.amongContent(index: 0)])
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    let styles = [top, first, ad].map { tableView.cellForRow(at: $0)?.editingStyle }
    #expect(
      styles == [
        UITableViewCell.EditingStyle.none, UITableViewCell.EditingStyle.none,
        UITableViewCell.EditingStyle.delete,
      ])
  }

  @Test("A layer may insert, or leave a row alone")
  func editingStyles() {
    var events = AdditionalRowEvents()
    events.commit = { _, _, _ in }
    events.editingStyle = { _ in .none }
    let app = EditableApp([["a", "b"]])
    let (table, tableView) = table(around: app, app, events)
    #expect(table.dataSource?.tableView?(tableView, canEditRowAt: ad) == false)
    events.editingStyle = { _ in .insert }
    table.layers[0].events = events
    #expect(table.dataSource?.tableView?(tableView, canEditRowAt: ad) == true)
    #expect(table.delegate?.tableView?(tableView, editingStyleForRowAt: ad) == .insert)
    #expect(table.delegate?.tableView?(tableView, editingStyleForRowAt: first) == .delete)
  }

  @Test("Swipe actions are the layer's on its rows, and other additional rows have none")
  func swipeActions() {
    var hidden: [AdditionalRow] = []
    var events = AdditionalRowEvents()
    events.trailingSwipeActions = { _, row in
      let hide = UIContextualAction(style: .normal, title: "Hide") { _, _, done in
        hidden.append(row)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [hide])
    }
    let app = EditableApp([["a", "b"]])
    let (_, tableView) = table(around: app, app, events)
    #expect(tableView.simulateSwipe(at: ad) == ["Hide"])
    tableView.simulateTapOnAction(at: 0)
    #expect(hidden == [.amongContent(index: 0)])
    #expect(tableView.simulateSwipe(at: ad, edge: .leading) == [])
    #expect(tableView.simulateSwipe(at: top) == [])
    // Content has what it had: the deletion.
    #expect(tableView.simulateSwipe(at: first) == ["Delete"])
  }

  @Test("Swipe actions that replace the app's edit actions are reported")
  func oldActions() {
    final class OldActions: NSObject, UITableViewDelegate, SelectorResponding {
      func response(to selector: Selector) -> Bool? {
        selector == Selector(("tableView:editActionsForRowAtIndexPath:"))
      }
    }
    var anomalies: [TableAnomaly] = []
    let previous = TableAnomaly.handler
    TableAnomaly.handler = { anomalies.append($0) }
    defer { TableAnomaly.handler = previous }
    var events = AdditionalRowEvents()
    events.trailingSwipeActions = { _, _ in nil }
    let app = EditableApp([["a", "b"]])
    let delegate = OldActions()
    let (_, tableView) = table(around: app, delegate, events)
    _ = tableView.simulateSwipe(at: first)
    #expect(anomalies.contains(.swipeActionsReplaceEditActions(layer: "ads")))
  }

  @Test("The end of editing a row that was deleted has no index path")
  func goneRow() {
    let app = EditableApp([["a", "b"]])
    let (table, tableView) = table(around: app, app, AdditionalRowEvents())
    table.delegate?.tableView?(tableView, didEndEditingRowAt: nil)
    table.delegate?.tableView?(tableView, didEndEditingRowAt: IndexPath(row: 9, section: 0))
    table.delegate?.tableView?(tableView, didEndEditingRowAt: ad)
    table.delegate?.tableView?(tableView, didEndEditingRowAt: IndexPath(row: 3, section: 0))
    #expect(
      app.log.lines == ["didEndEditing nil", "didEndEditing nil", "didEndEditing [0, 1]"])
  }

  @Test("Taps on details and primary actions reach their layer with the table's own path")
  func tapsWithPaths() {
    var taps: [String] = []
    let row = AdditionalRow.amongContent(index: 0)
    var events = AdditionalRowEvents()
    events.accessoryTap = { _, row, path in taps.append("accessory \(row) \(path.row)") }
    events.primaryAction = { _, row, path in taps.append("primary \(row) \(path.row)") }
    let app = EditableApp([["a", "b"]])
    let (table, tableView) = table(around: app, app, events)
    table.delegate?.tableView?(tableView, accessoryButtonTappedForRowWith: ad)
    #expect(table.delegate?.tableView?(tableView, shouldHighlightRowAt: ad) == true)
    #expect(table.delegate?.tableView?(tableView, canPerformPrimaryActionForRowAt: ad) == true)
    #expect(table.delegate?.tableView?(tableView, canPerformPrimaryActionForRowAt: top) == false)
    #expect(table.delegate?.tableView?(tableView, canPerformPrimaryActionForRowAt: first) == true)
    table.delegate?.tableView?(tableView, performPrimaryActionForRowAt: ad)
    #expect(taps == ["accessory \(row) 2", "primary \(row) 2"])
  }
}
#endif
