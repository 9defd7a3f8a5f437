// block: let source = SnapshotTableViewDataSource<Day, Int>
import DecoratorTableSources

enum Day: Hashable {
  case today
}

@MainActor func show() {
  // lines
}
