import Foundation

/// The cells, headers and footers that a table shows at present.
struct DisplayedViews {
  /// The cells by row.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The headers by section. A section in view that has none is there with `nil`.
  var headers: [Int: UIView?] = [:]
  /// The footers by section. A section in view that has none is there with `nil`.
  var footers: [Int: UIView?] = [:]

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
