// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Highlights, selections and other effects of a touch on a row.
extension AdditionalTableViewDelegateImpl {
  // MARK: - Highlight and selection

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    // A touch is rare, and the first callback of a table in which no displays are observed.
    _ = hasFoundOtherRows(in: tableView)
    return answer(.shouldHighlightRow, indexPath, tableView) {
      $1.rowBehavior.reactsToTouch($2)
    } otherwise: { _ in
      true
    } inner: {
      $0.tableView?($1, shouldHighlightRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    notifyInner(.didHighlightRow, indexPath, tableView) {
      $0.tableView?($1, didHighlightRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    notifyInner(.didUnhighlightRow, indexPath, tableView) {
      $0.tableView?($1, didUnhighlightRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answerPath(.willSelectRow, indexPath, tableView) {
      $1.rowBehavior.selects($2) ? $0.place : nil
    } inner: {
      $0.tableView?($1, willSelectRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answerPath(.willDeselectRow, indexPath, tableView) { call, _, _ in
      call.place
    } inner: {
      $0.tableView?($1, willDeselectRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    segment.noteSelection(indexPath)
    didSelect(tableView, originalIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// Notifies the owner of a row that the user selected it.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - originalIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the outer coordinates of this layer.
  public func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {
    let owner = owner(of: dataIndexPath, in: tableView)
    guard way.observed.contains(.selection) else {
      return notifySelection(to: owner, tableView, originalIndexPath)
    }
    let observers = observers(ofSelection: dataIndexPath, in: tableView)
    var notified = 0
    // Notifies an observer, which notifies the next one, and the last one the owner: once, though
    // an app's handler may call for that more than once, or never.
    func notify(_ number: Int) {
      guard notified == number else { return }
      notified += 1
      guard number < observers.count else {
        return notifySelection(to: owner, tableView, originalIndexPath)
      }
      observers[number].didSelect(
        tableView.tableOfLayers, observers[number].row,
        tableView.rowOnScreen(originalIndexPath)
      ) { notify(number + 1) }
      notify(number + 1)
    }
    notify(0)
  }

  /// Returns the handlers of the layers around a row (outer) that observe selections, the outermost
  /// first, each with the row inside its layer.
  private func observers(
    ofSelection indexPath: IndexPath, in tableView: UITableView
  ) -> [(didSelect: (UITableView, RowPosition, IndexPath, () -> Void) -> Void, row: RowPosition)] {
    var observers:
      [(didSelect: (UITableView, RowPosition, IndexPath, () -> Void) -> Void, row: RowPosition)] =
        []
    var position = RowPosition(indexPath)
    for layer in way.layers {
      guard let inner = layer.existingContent(at: IndexPath(position), in: tableView) else { break }
      position = RowPosition(inner)
      for didSelect in [layer.ownTableEvents.didSelect, layer.tableEvents.didSelect] {
        if let didSelect { observers.append((didSelect, position)) }
      }
    }
    return observers
  }

  private func notifySelection(
    to owner: RowOwner, _ tableView: UITableView, _ originalIndexPath: IndexPath
  ) {
    switch owner {
    case .layer(let layer, let row):
      tableView.forLayers(originalIndexPath) { layer.rowBehavior.events.didSelect?($0, row, $1) }
    case .content(let path):
      if let decorator = way.decorator(from: self) {
        forward(.didSelectRow) {
          tableView.forLayers(originalIndexPath) {
            decorator.didSelect($0, originalIndexPath: $1, dataIndexPath: path)
          }
        }
        return
      }
      let done: Void? = callContent(.didSelectRow, path, tableView) {
        $0.part.tableView($0.tableView, didSelectRowAt: $0.place)
      } inner: {
        $0.tableView?($1, didSelectRowAt: $2)
      }
      if done == nil { recordAbsence(of: .didSelectRow) }
    }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    notifyInner(.didDeselectRow, indexPath, tableView) {
      $0.tableView?($1, didDeselectRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.canPerformPrimaryAction, indexPath, tableView) { _, layer, _ in
      layer.rowBehavior.events.primaryAction != nil
    } otherwise: {
      !$0.tableView.isEditing
    } inner: { inner, tableView, path in
      guard #available(iOS 16, *) else { return nil }
      return inner.tableView?(tableView, canPerformPrimaryActionForRowAt: path)
    }
  }

  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    notify(.performPrimaryAction, indexPath, tableView) {
      let (layer, row) = ($1, $2)
      $0.tableView.forLayers($0.place) { layer.rowBehavior.events.primaryAction?($0, row, $1) }
    } inner: { inner, tableView, path in
      guard #available(iOS 16, *) else { return nil }
      return inner.tableView?(tableView, performPrimaryActionForRowAt: path)
    }
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    switch owner(of: indexPath, in: tableView) {
    case .layer(let layer, let row):
      tableView.forLayers(indexPath) { layer.rowBehavior.events.accessoryTap?($0, row, $1) }
    case .content(let path):
      let done: Void? = callContent(.accessoryButtonTapped, path, tableView) {
        $0.part.tableView($0.tableView, accessoryButtonTappedForRowWith: $0.place)
      } inner: { inner, innerTable, path in
        (inner as? any ReuseIndexPathReceiver)?.reuseIndexPathOfCall = tableView.rowOnScreen(
          indexPath)
        return inner.tableView?(innerTable, accessoryButtonTappedForRowWith: path)
      }
      if done == nil { recordAbsence(of: .accessoryButtonTapped) }
    }
  }

  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    answer(.indentationLevelForRow, indexPath, tableView) { _, _, _ in
      0
    } otherwise: { _ in
      0
    } inner: {
      $0.tableView?($1, indentationLevelForRowAt: $2)
    }
  }

  // MARK: - Selecting several rows

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldBeginMultipleSelection, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
      false
    } inner: {
      $0.tableView?($1, shouldBeginMultipleSelectionInteractionAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    notifyInner(.didBeginMultipleSelection, indexPath, tableView) {
      $0.tableView?($1, didBeginMultipleSelectionInteractionAt: $2)
    }
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    notifyAll(.didEndMultipleSelection, tableView) {
      $0.tableViewDidEndMultipleSelectionInteraction?($1)
    }
  }
}
