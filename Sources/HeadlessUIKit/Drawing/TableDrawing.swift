public import Foundation

/// A picture of a table's present state, as plain text or as SVG.
///
/// The picture shows what is within the table's bounds and nothing else: rows with their heights
/// and texts, headers and footers, the selected rows. A margin at the left can describe each row,
/// in columns. Drawing lays the table out, as showing it on a screen would. It neither scrolls nor
/// selects.
@preconcurrency @MainActor
public struct TableDrawing {
  private let tableView: UITableView
  private let marginTitles: [String]
  private let margin: (IndexPath) -> [String]

  /// Prepares a picture. Each call of ``text(columns:inColor:)`` and ``svg()`` shows the table as
  /// it is at that moment.
  ///
  /// - Parameters:
  ///   - tableView: the table; the drawing retains it.
  ///   - marginTitles: the titles of the margin's columns, from the left.
  ///   - margin: returns the margin's texts for a row, one for each column; the path is the table's
  ///     own (reuse coordinates).
  public init(
    of tableView: UITableView, marginTitles: [String] = [],
    margin: @escaping (IndexPath) -> [String] = { _ in [] }
  ) {
    self.tableView = tableView
    self.marginTitles = marginTitles
    self.margin = margin
  }

  /// Draws the table with box characters, one line for 22 points.
  ///
  /// A strip has at least one line, and at least as many as its labels. A coloured background
  /// appears as a shaded bar, a selected row as `►`, a header or footer as a rule, and a dashed
  /// edge cuts a row off. Wide characters, such as emoji, take two columns.
  ///
  /// - Parameters:
  ///   - columns: the width of the picture, margin and frame included. Values below 8 count as 8.
  ///     The margin is left out where it would leave the frame fewer than 20 columns.
  ///   - inColor: whether the margin and the bar of a row have its background colour, by escape
  ///     sequences for a terminal of 256 colours.
  /// - Returns: lines of exactly that width, without a line break after the last. Escape sequences
  ///   take no columns.
  /// - Complexity: O(visible rows and characters in them).
  public func text(columns: Int, inColor: Bool = false) -> String {
    let columns = max(columns, TextPicture.leastColumns)
    return TextPicture(of: makeScene(), columns: columns, inColor: inColor).lines
      .joined(separator: "\n")
  }

  /// Draws the table as a self-contained SVG document in which one unit is one point.
  ///
  /// - Returns: the document.
  /// - Complexity: O(visible views and characters in them).
  public func svg() -> String {
    SVGPicture(of: makeScene()).document()
  }

  private func makeScene() -> TableScene {
    TableScene(of: tableView, marginTitles: marginTitles, margin: margin)
  }
}
