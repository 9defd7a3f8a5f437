import Foundation

/// The data source half of the layer that is asked for counts when the table loads.
final class CountingDataSource: ForwardingTableViewDataSource {
  private let readCounts: () -> Void

  init(
    inner: any UITableViewDataSource, layer: TableLayer, ownership: InnerOwnership,
    readCounts: @escaping () -> Void
  ) {
    self.readCounts = readCounts
    super.init(inner: inner, layer: layer, ownership: ownership)
  }

  override class var kitClass: AnyClass { CountingDataSource.self }

  override func numberOfSections(in tableView: UITableView) -> Int {
    // Children must not tell of changes while they are counted.
    layer.beginCallback()
    defer { layer.endCallback() }
    if layer.readsCounts { readCounts() }
    return super.numberOfSections(in: tableView)
  }
}
