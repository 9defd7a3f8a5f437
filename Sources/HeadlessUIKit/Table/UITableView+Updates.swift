import Foundation

extension UITableView {
  /// Runs a block of updates; the outermost block applies them when it ends.
  func recordUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginRecording()
    updates()
    endRecording(completion: completion)
  }

  /// Records one operation; outside a block, it forms a block of its own.
  func record(_ operation: (inout TableUpdate) -> Void) {
    recordUpdates { operation(&recording.update) }
  }

  /// Returns the paths that name a row; any other is a failure.
  func checked(_ indexPaths: [IndexPath]) -> [IndexPath] {
    // Reading the section of an invalid path raises the failure.
    indexPaths.filter { $0.section != NSNotFound || $0.count == 2 }
  }

  /// Begins a block. The outermost block counts from the last load, so it makes sure that there was
  /// one.
  ///
  /// An update would remove rows that a running layout works on. Only a layout that ends an update
  /// gives way to the next update.
  func beginRecording() {
    if recording.depth == 0 {
      if loadState.isLayingOut, !loadState.isUpdating {
        UIKitFailure.raise(
          "Attempted to update the table view while it was in the process of updating its visible "
            + "cells, which is not allowed. \(describedForFailure)")
      }
      loadIfNeeded()
      askCountsInVain()
      recording.generation = loadState.generation
    }
    recording.depth += 1
  }

  /// Ends a block; the outermost block applies the recorded update.
  func endRecording(completion: ((Bool) -> Void)? = nil) {
    guard recording.depth > 0 else {
      UIKitFailure.raise(
        "endUpdates was called without a call of beginUpdates before it. \(describedForFailure)")
      return
    }
    if let completion { recording.completions.append(completion) }
    recording.depth -= 1
    guard recording.depth == 0 else { return }
    let ended = recording
    recording = UpdateRecording()
    let isDone = whileUpdating { carryOut(ended.update.inOrder, since: ended.generation) }
    askCountsAgain()
    complete(ended.completions, isDone)
  }

  private func whileUpdating<Value>(_ body: () -> Value) -> Value {
    let isNested = loadState.isUpdating
    loadState.isUpdating = true
    defer { loadState.isUpdating = isNested }
    return body()
  }

  /// Asks for the counts, checks the update against them, and shows the resulting table.
  ///
  /// A callback may reload or update the table in turn. Until the rows are rearranged, this update
  /// then gives way. Afterwards it is complete, and the callback's changes stand.
  ///
  /// - Returns: whether the update was valid, or was overtaken by a reload.
  private func carryOut(_ update: TableUpdate, since generation: Int) -> Bool {
    let isOvertaken = loadState.generation != generation || loadState.isOutdated
    guard !isOvertaken, !loadState.isLoading else {
      // The data source may have changed since, and how much of that is in the update is unknown.
      load()
      return true
    }
    let counts = whileLoading { askForCounts() }
    guard loadState.generation == generation else { return true }
    let validator = TableUpdateValidator(
      update: update, before: geometry.sections.map(\.rows.count), after: counts)
    let map: TableUpdateMap
    do {
      map = try validator.validMap()
    } catch {
      UIKitFailure.raise("\(error.text) \(describedForFailure)")
      selectedRows = []
      load()
      return false
    }
    var gone = DisplayedViews()
    if !update.keepsPlaces {
      guard let views = rearrange(update, map, rowCounts: counts) else { return true }
      gone = views
    }
    show(update, map)
    endAnimation(isAnimated: !gone.isEmpty && UIView.areAnimationsEnabled) { [weak self] in
      self?.endDisplaying(gone)
    }
    return true
  }

  /// Shows the state after the update in the visible views.
  private func show(_ update: TableUpdate, _ map: TableUpdateMap) {
    loadState.isBeforeFirstLayout = false
    let generation = loadState.generation
    for path in update.reconfiguredRows {
      if let path = map.path(after: path) { reconfigureCell(at: path) }
      guard loadState.generation == generation else { return }
    }
    if update.isEmpty, !estimatesRowHeights {
      reloadHeights()
    } else {
      measureFirstHeader(after: map)
      guard loadState.generation == generation else { return }
      measureDisplayedViews()
    }
    guard loadState.generation == generation else { return }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// A grouped table has more space above its first section, which may be another one now.
  private func measureFirstHeader(after map: TableUpdateMap) {
    let former = map.section(after: 0)
    guard style != .plain, former != 0 else { return }
    let generation = loadState.generation
    for section in [0, former].compactMap(\.self) where geometry.sections.indices.contains(section)
    {
      let height = initialHeight(of: .header, inSection: section)
      guard loadState.generation == generation else { return }
      geometry.setHeaderHeight(height, ofSection: section)
    }
  }
}
