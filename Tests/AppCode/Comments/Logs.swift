// block: posts.remove(at: 2)
// block: let tableView = RecordingTableView(
import DecoratorTableKit
import DecoratorTableTesting
import Testing

@MainActor func test() {
  var log = UpdateLog()
  // lines
}
