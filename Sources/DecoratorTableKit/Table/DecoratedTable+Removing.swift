import Foundation

extension DecoratedTable {
  /// Takes a layer off the table: its rows go first, then the layer.
  ///
  /// A table that is attached is told at once, or after the update that it is in the middle of. The
  /// layer cannot be added again.
  ///
  /// - Parameter layer: The layer. Nothing happens if it is not in this table.
  /// - Complexity: O(layers + additional rows)
  func removeLayer(_ layer: TableLayer) {
    guard layer.table === self, halves.contains(where: { $0.layer === layer }) else { return }
    layer.table = nil
    let nothing = LayerRule(rows: .none, supply: layer.ruleToCome.placed?.supply ?? .everySlot)
    layer.enqueue(
      LayerChange(to: nothing, keepsScrollPosition: true) { [weak layer] in
        layer?.ruleForContent = nil
      } completion: { [weak self] in
        self?.takeOut(layer)
      } transition: {
        $0.relaidOut(by: nothing)
      })
  }

  /// Removes a layer without rows from between its neighbours.
  private func takeOut(_ layer: TableLayer) {
    guard let index = halves.firstIndex(where: { $0.layer === layer }) else { return }
    let gone = halves[index]
    if index + 1 < halves.count {
      let outer = halves[index + 1]
      // A table goes on to tell of views that it shows.
      halves[halves.count - 1].layer.known.views.noteRemoval(of: layer, inside: outer.layer)
      let isInnermost = index == 0
      outer.dataSource.wrap(
        gone.dataSource.inner, ownership: isInnermost ? ownership(of: .dataSource) : .strong)
      outer.delegate.wrap(
        gone.delegate.inner, ownership: isInnermost ? ownership(of: .delegate) : .strong)
    }
    forget(layerAt: index)
    // It was the outermost one.
    if index == halves.count { layers.last?.known.views = layer.known.views }
    showObjectsAgain()
    // A table may have asked the layer once more while it was given the others.
    gone.layer.unload()
    // Without layers a table is told things as they are, so it has to know the rows of before.
    if halves.isEmpty, isDecorating { _ = tableView?.numberOfSections }
  }
}
