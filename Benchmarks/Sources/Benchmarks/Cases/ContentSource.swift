import DecoratorTableKit
import Foundation

/// The data source that an app has before there is any decorator: rows of one section.
///
/// It remembers for which rows it was asked as a sum, which is the same however many layers the
/// question went through.
final class ContentSource: NSObject, UITableViewDataSource {
  static let reuseIdentifier = "content"

  /// The sum of all rows that a cell was asked for.
  private(set) var sumOfRows = 0
  /// Answers every question if there is one; otherwise the table's pool does.
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
  /// This source inside so many layers, each with a regular rule of its own and a row for each slot.
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
