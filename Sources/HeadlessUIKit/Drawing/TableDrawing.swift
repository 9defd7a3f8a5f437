public import Foundation

/// A picture of what a table shows at present, as plain text or as SVG.
///
/// The picture holds what the table's bounds show and nothing else: rows with their heights and
/// texts, headers and footers, the selected rows. A margin at the left can say something about each
/// row, in columns. Drawing lays the table out, as showing it on a screen would, and neither scrolls
/// nor selects.
@MainActor
public struct TableDrawing {
  private let tableView: UITableView
  private let marginTitles: [String]
  private let margin: (IndexPath) -> [String]

  /// Prepares a picture; every call of ``text(columns:)`` and ``svg()`` shows the table as it is then.
  ///
  /// - Parameters:
  ///   - tableView: the table, held as long as the drawing is.
  ///   - marginTitles: the titles of the margin's columns, from the left.
  ///   - margin: the margin's texts for a row, one a column; the path is the one that the table uses
  ///     (reuse coordinates).
  public init(
    of tableView: UITableView, marginTitles: [String] = [],
    margin: @escaping (IndexPath) -> [String] = { _ in [] }
  ) {
    self.tableView = tableView
    self.marginTitles = marginTitles
    self.margin = margin
  }

  /// Draws with box characters, one line for 22 points.
  ///
  /// A strip has at least one line, and as many as its labels have. A coloured background shows as a
  /// shaded bar, a selected row as `►`, a header or footer as a rule, and a dashed edge cuts a row.
  /// Wide characters, such as emoji, count as two columns.
  ///
  /// - Parameter columns: the width of the picture, margin and frame included; less than 8 is taken
  ///   for 8. The margin is left out where it would leave the frame fewer than 20 columns.
  /// - Returns: lines of exactly that width, without a line break after the last.
  /// - Complexity: O(visible rows and characters in them).
  public func text(columns: Int) -> String {
    TextPicture(of: makeScene(), columns: max(columns, TextPicture.leastColumns)).lines
      .joined(separator: "\n")
  }

  /// Draws a self-contained SVG document in which one unit is one point.
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
