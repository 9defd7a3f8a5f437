// block: let source = SnapshotTableViewDataSource<Day, Int>
import DecoratorTableKit

enum Day: Hashable {
  case today
}

@MainActor func show() {
  // lines
}
