import Foundation

/// A host of a content table with layers around its content: a ``DecoratedTable``, or the
/// ``ManualWiring`` of layers that an app has stacked by hand.
///
/// It translates through all layers, and announces to one queue.
@MainActor
protocol LayeredContentHost: ContentTableHost {
  /// The layers around the content, the innermost first.
  var layers: [TableLayer] { get }
  /// The innermost segment of them; nil if there is none.
  var innermostSegment: Segment? { get }
  /// The queue of the table's changes.
  var queue: ChangeQueue { get }
  /// The table that shows the rows of the layers, if there is one.
  var tableView: UITableView? { get }
}

extension LayeredContentHost {
  func contentRowCount(inSection section: Int) -> Int? {
    innermostSegment?.contentRowCount(inSection: section)
  }

  func outerSection(ofContent section: Int) -> Int { layers.outerSection(ofContent: section) }

  func outerPosition(ofContent position: RowPosition) -> RowPosition {
    layers.outerPosition(ofContent: position)
  }

  func isHidden(_ position: RowPosition) -> Bool { layers.hides(position) }

  func contentPosition(ofOuter position: RowPosition) -> RowPosition? {
    layers.reversed().contentPosition(ofOuter: position)
  }

  func layOutWhatWasLoadedOutOfSight() { queue.layOutWhatWasLoadedOutOfSight() }

  func report(writeByUIKit member: String) { queue.report(.writtenByUIKit(member: member)) }

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

  /// Announces a change of the content by a table call (data).
  func announce(_ call: TableCall) {
    // A plain source that has the real table dequeues for its own row, and UIKit raises an
    // exception for any other than the reconfigured one.
    if case .reconfigureRows(let rows) = call, let innermost = innermostSegment,
      innermost.source?.receivesContentTable == true, !innermost.usesContentTable
    {
      queue.announce(.reloadRows(rows, .none))
    } else {
      queue.announce(call)
    }
  }

  func reloadData() { queue.reloadData() }
}
