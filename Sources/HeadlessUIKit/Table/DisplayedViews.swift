import Foundation

/// The cells, headers and footers that a table shows.
struct DisplayedViews {
  /// The cells by row.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The headers by section; `nil` for a visible section without one.
  var headers: [Int: UIView?] = [:]
  /// The footers by section; `nil` for a visible section without one.
  var footers: [Int: UIView?] = [:]

  /// Whether there are no cells, headers and footers.
  var isEmpty: Bool { cells.isEmpty && headers.isEmpty && footers.isEmpty }

  /// The rows of the cells, from top to bottom.
  ///
  /// - Complexity: O(*v* log *v*) in the number of cells.
  var rows: [IndexPath] { cells.keys.sorted() }

  /// The headers or the footers.
  subscript(kind: SectionViewKind) -> [Int: UIView?] {
    get { kind == .header ? headers : footers }
    set {
      switch kind {
      case .header: headers = newValue
      case .footer: footers = newValue
      }
    }
  }
}
