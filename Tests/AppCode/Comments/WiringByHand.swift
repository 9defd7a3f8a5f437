// block: tableView.dataSource = dataSource
import DecoratorTableKit

@MainActor func wire(_ layer: RowLayer<Ad>) {
  // lines
}
