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
  /// Returns this source inside layers with one rule each and a row for each slot.
  ///
  /// - Parameter placements: The rules, innermost first.
  func decorated(
    placed placements: [Placement], cell: UITableViewCell? = nil
  ) -> any UITableViewDataSource {
    placements.reduce(self as any UITableViewDataSource) { inner, placement in
      AdditionalTableViewDataSourceImpl(
        inner: inner,
        layer: SlotLayer(placed: placement) { tableView, indexPath, _ in
          cell
            ?? tableView.dequeueReusableCell(
              withIdentifier: ContentSource.reuseIdentifier, for: indexPath)
        })
    }
  }
}
