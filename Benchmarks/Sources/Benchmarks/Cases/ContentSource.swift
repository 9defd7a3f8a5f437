import DecoratorTableKit
import Foundation

/// The data source that an app has before it uses any decorator: rows of one section.
///
/// It stores the rows of its calls as a sum, which is the same for any number of layers.
final class ContentSource: NSObject, UITableViewDataSource {
  static let reuseIdentifier = "content"

  /// The sum of all rows whose cell was requested.
  private(set) var sumOfRows = 0
  /// The cell for every row; without it, the table's pool provides the cells.
  private let onlyCell: UITableViewCell?
  private let rowCount: Int

  init(rowCount: Int, onlyCell: UITableViewCell? = nil) {
    self.rowCount = rowCount
    self.onlyCell = onlyCell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    sumOfRows &+= indexPath.row
    if let onlyCell { return onlyCell }
    return tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
  }
}

extension ContentSource {
  /// Returns this source inside a number of layers, each with its own regular rule and a row for
  /// each slot.
  func decorated(layers: Int, cell: UITableViewCell? = nil) -> any UITableViewDataSource {
    (0..<layers).reduce(self as any UITableViewDataSource) { inner, level in
      AdditionalTableViewDataSourceImpl(
        inner: inner, slots: SlotLayer(placed: .every(6 + level, after: 2))
      ) { (tableView: UITableView, indexPath: IndexPath, _: RowPosition) in
        cell
          ?? tableView.dequeueReusableCell(
            withIdentifier: ContentSource.reuseIdentifier, for: indexPath)
      }
    }
  }
}
