// The scheduled work of a queue.
extension ChangeQueue {
  /// Adds the waiting changes, and the work that is scheduled for them.
  func addPending(to work: inout PendingWork) {
    let announcements = waiting.announcements.count
    work.add(announcements, "announcement that waits", "announcements that wait")
    for (origin, changes) in waiting.changes.grouped(by: { $0.originName }) {
      work.add(changes.count, "change of \(origin) that waits", "changes of \(origin) that wait")
    }
    if waiting.needsReload { work.add(1, "reload that waits", "") }
    work.add(continuing, "the turn of what waits in the queue")
    work.add(retrying, "another try, since the table could not show a change")
    work.add(loadingUnannounced, "a reload, unless the app announces what it has changed")
    work.add(endingBlock, "a look whether the app has ended its block of announcements")
    work.add(checkingCells, "a look for changes that the table was told directly")
    if block.depth > 0 { work.add(waiting: "the end of a block of announcements") }
    let told = inFlightCompletions.openCount
    if told > 0 { work.add(waiting: "the table's completion of \(told) of its batches") }
  }
}

extension WaitingChange {
  /// The origin of the change, for messages.
  fileprivate var originName: String {
    switch origin {
    case .source: "the source"
    case .layer(let layer): "layer \(layer.name)"
    }
  }
}
