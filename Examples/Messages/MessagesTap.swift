#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableSources
import Foundation

/// A tap on a row, and its effect.
@MainActor
struct MessagesTap {
  private let position: RowPosition?
  private let newest: MessageKind?

  /// Creates a tap on the requested row, otherwise on the first message of the newest kind.
  init(_ arguments: MessagesArguments, kinds: [MessageKind]) {
    position = arguments.tap
    newest = kinds.last
  }

  /// Taps the row.
  ///
  /// - Returns: The tapped row (reuse); nil if there is none.
  func make(on screen: MessagesScreen) throws(CommandError) -> IndexPath? {
    guard let path = try path(on: screen) else { return nil }
    let table = screen.tableView
    // Scrolling may miss the row, because rows that were never visible have estimated heights.
    for _ in 0..<10 where !table.bounds.contains(table.rectForRow(at: path)) {
      table.scrollToRow(at: path, at: .none, animated: false)
      table.layoutIfNeeded()
    }
    table.simulateTap(at: path)
    return path
  }

  /// Returns the effect of the tap, in lines.
  ///
  /// - Parameters:
  ///   - path: The tapped row (reuse).
  ///   - screen: The screen that was tapped.
  ///   - performed: The action that the app performed.
  func report(
    _ path: IndexPath, on screen: MessagesScreen, performed: [String]
  ) -> [String] {
    let reason =
      position == nil
      ? ", the first message of the newest kind (--tap SECTION,ROW taps another)" : ""
    let way =
      if let data = screen.table.dataIndexPath(forReuse: path) {
        "data \(RowPosition(data)) → \(Self.modelType(at: data, of: screen.source.list))"
      } else {
        "layer \(screen.table.explain(path)?.owner ?? "unknown")"
      }
    let effect = performed.isEmpty ? "cannot be selected" : performed.joined(separator: ", ")
    return [
      "Tap on row \(RowPosition(path))\(reason)",
      "  reuse \(RowPosition(path)) → \(way): \(effect)",
    ]
  }

  private func path(on screen: MessagesScreen) throws(CommandError) -> IndexPath? {
    guard let position else { return newest.flatMap { Self.firstRow(of: $0, on: screen) } }
    let table = screen.tableView
    guard position.section < table.numberOfSections,
      position.row < table.numberOfRows(inSection: position.section)
    else { throw .usage("--tap \(position.section),\(position.row): there is no such row") }
    return IndexPath(row: position.row, section: position.section)
  }

  /// Returns the type of the model of a row (data).
  private static func modelType(at path: IndexPath, of list: HeterogeneousList) -> Any.Type {
    guard let model = list.item(at: path, as: Any.self) else {
      preconditionFailure("a model is of type Any")
    }
    return type(of: model)
  }

  private static func firstRow(of kind: MessageKind, on screen: MessagesScreen) -> IndexPath? {
    let list = screen.source.list
    for section in 0..<list.sectionCount {
      for row in 0..<list.rowCount(inSection: section) {
        let data = IndexPath(row: row, section: section)
        guard modelType(at: data, of: list) == kind.model else { continue }
        return screen.table.reuseIndexPath(forData: data)
      }
    }
    return nil
  }
}
#endif
