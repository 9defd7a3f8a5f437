import Foundation

// What is announced on the content table.
extension HandWiring {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    queue.perform(updates, completion: completion)
  }

  func beginUpdates() { queue.begin() }

  func endAnnouncedUpdates() {
    guard queue.block.depth > 0 else {
      tableView?.endUpdates()
      return
    }
    queue.end()
  }

  func announce(_ call: TableCall) { queue.announce(call) }

  func reloadData() { queue.reloadData() }
}
