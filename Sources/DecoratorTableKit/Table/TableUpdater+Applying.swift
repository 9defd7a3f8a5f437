import Foundation

extension TableUpdater {
  /// Tells the table what the app has announced; has everything loaded again if that cannot be.
  func apply(_ announcement: ContentAnnouncement, to tableView: UITableView) {
    let complete = { (isFinished: Bool) in
      for completion in announcement.completions { completion(isFinished) }
    }
    // A table whose rows were never counted finds all of it when it counts them.
    guard let before = rowCountsInForce else { return complete(true) }
    let after = announcement.rowCountsAfter
    if let error = announcement.update.error(before: before, after: after) {
      report(
        .inconsistentUpdate(
          layer: RowExplanation.contentName, operation: "\(announcement.update)", error: error))
      reload(tableView, completion: complete)
      return
    }
    var levels = LiftedLevels(announcement.update, before: before, after: after)
    for layer in layers { levels.lift(through: layer.transition(following: levels.content)) }
    apply(
      levels.applied(from: .content), to: tableView, announced: announcement.animations,
      keepsScrollPosition: keepsScrollPosition, completion: complete)
  }

  /// Tells the table of a layer's own change.
  func apply(_ change: LayerChange, to tableView: UITableView) {
    let complete = { (_: Bool) in change.options.completion?() ?? () }
    guard let before = rowCountsInForce, layers.contains(where: { $0 === change.layer }),
      let transition = change.layer.state.flatMap(change.transition)
    else { return complete(true) }
    var levels = LiftedLevels(BatchUpdate(), before: before, after: before)
    var hasChanged = false
    for layer in layers {
      if layer === change.layer {
        levels.lift(through: transition)
        hasChanged = true
      } else if hasChanged {
        levels.lift(through: layer.transition(following: levels.content))
      } else if let state = layer.state {
        levels.lift(through: LayerTransition(unchanged: state, content: levels.content))
      }
    }
    let update = levels.applied(from: .layer(named: change.layer.name))
    guard !update.table.isEmpty else {
      // What has changed is not on show.
      commit(update)
      return complete(true)
    }
    apply(
      update, to: tableView, announced: AnnouncedAnimations(), changing: change.layer,
      keepsScrollPosition: change.options.keepsScrollPosition, completion: complete)
  }

}
