import DecoratorTableSources

enum Day: Hashable {
  case today
}

let source = SnapshotTableViewDataSource<Day, Int> { _, _, _ in UITableViewCell() }
print(source.snapshot().numberOfItems)
