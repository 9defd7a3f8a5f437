import DecoratorTableKit
import Foundation

/// The calls that a table makes of its data source and delegate, step by step.
@MainActor
struct TableCalls {
  /// What is called in `reloadData()`, before anything was laid out.
  let loading: [String]
  /// What is called in the first layout.
  let layingOut: [String]
  /// What is called while the list is scrolled by one and a half rows.
  let scrolling: [String]
  /// What is called in `reloadData()` with rows on screen, and in the layout after it.
  let reloading: [String]

  /// The numbers of rows of the sections.
  static let counts = [8, 30]

  /// Shows a table and notes its calls. All of it happens in one turn of the main loop.
  ///
  /// - Parameters:
  ///   - kind: Whether and how the table is decorated.
  ///   - estimates: Whether it estimates the heights of rows.
  init(of kind: CheckedTable.Kind, estimating estimates: Bool, on stage: CheckStage) {
    var lines: [String] = []
    func taken() -> [String] {
      defer { lines = [] }
      return lines
    }
    let table = stage.add(kind, CheckedSource.sections(Self.counts)) { table in
      if estimates { table.tableView.estimatedRowHeight = CheckedTable.rowHeight }
    }
    let tableView = table.tableView
    table.source.note = { lines.append($0) }
    table.delegate.note = { lines.append($0) }
    tableView.reloadData()
    loading = taken()
    tableView.layoutIfNeeded()
    layingOut = taken()
    tableView.contentOffset.y += 1.5 * CheckedTable.rowHeight
    tableView.layoutIfNeeded()
    scrolling = taken()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    reloading = taken()
    table.source.note = { _ in }
    table.delegate.note = { _ in }
  }

  /// Each step with its name, and each call only where it comes first: nobody promises how often
  /// UIKit asks.
  var steps: [(name: String, calls: [String])] {
    [
      ("loading", loading + layingOut), ("scrolling", scrolling), ("loading again", reloading),
    ].map { name, lines in
      var known: Set<String> = []
      return (name, lines.filter { known.insert($0).inserted })
    }
  }
}

extension [String] {
  /// The calls of some methods, by the first words of their lines.
  func calls(of names: String...) -> [String] {
    filter { line in names.contains { line == $0 || line.hasPrefix("\($0) ") } }
  }
}
