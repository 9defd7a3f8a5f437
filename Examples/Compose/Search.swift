import DecoratorTableKit
import Foundation

/// The search: of all places, those whose names begin with what is typed, below a field that shows
/// it.
@MainActor
final class Search {
  /// The places.
  let source: SearchDataSource
  /// The places that are found, with the field above them.
  let table: DecoratedTable

  private let query: SearchQuery
  private let filter: HidingLayer
  private let field: RowLayer<SearchQuery>

  /// The text of the row that is there while nothing is found.
  static let nothingText = "Nothing found"

  /// Creates a search of places.
  init(places: [String]) {
    let (source, query) = (SearchDataSource(places), SearchQuery())
    table = DecoratedTable(dataSource: source)
    filter = table.hideRows(named: "filter") { !query.finds(source.places[$0.row]) }
    table.addPlaceholder(named: "nothing", height: PlaceCell.lineHeight) { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.show(Self.nothingText)
      return cell
    }
    field = table.addRows([query], named: "field", placed: .start, cell: .class(FieldCell.self))
      .height(FieldCell.lineHeight)
    (self.source, self.query) = (source, query)
  }

  /// What is typed. Setting it is one batch.
  var typed: String {
    get { query.typed }
    set {
      query.typed = newValue
      // As in any field, what is typed is there before anybody looks for it.
      let path = field.reuseIndexPath(ofModelAt: 0)
      let cell = path.flatMap { table.tableView?.cellForRow(at: $0) } as? FieldCell
      cell?.update(viewData: query)
      filter.updateVisibility()
    }
  }

  /// The text of each row, as it has to be on screen.
  var texts: [String] {
    let found = source.places.filter(query.finds).map(SearchDataSource.text)
    return [FieldCell.text(of: query)] + (found.isEmpty ? [Self.nothingText] : found)
  }
}

/// What is searched for.
final class SearchQuery {
  /// What is typed.
  var typed = ""

  /// Returns whether a place is found.
  func finds(_ place: String) -> Bool { place.lowercased().hasPrefix(typed) }
}

/// The cell of the field in which a search is typed.
final class FieldCell: UITableViewCell, Updatable {
  func update(viewData query: SearchQuery) {
    show(Self.text(of: query))
    backgroundColor = .systemGray5
  }

  /// Returns the text of the field.
  static func text(of query: SearchQuery) -> String { "Search: \(query.typed)▏" }
}
