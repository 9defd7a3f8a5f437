import Foundation

extension LayeredTable {
  /// Adds a layer outside all others.
  ///
  /// An attached table is updated with its rows, in one batch, at once or after the update under
  /// way. It is reloaded in the middle of a callback, and after an unannounced change of the
  /// content. For its first layer it may be given another data source, with the same rows as before
  /// the batch.
  ///
  /// ```swift
  /// let ads = feed.add(RowLayer(ads, placed: .every(6), named: "ads", cell: .class(AdCell.self)))
  /// ```
  ///
  /// - Parameter layer: The layer. Traps if another layer has its name or one of its reuse
  ///   identifiers for other cells, if it is in a table, or if the adopted data source was
  ///   deallocated. A removed layer can be added again; if its rows are still on screen, once they
  ///   are deleted.
  /// - Returns: The layer.
  @discardableResult
  public func add<Layer: TableLayer>(_ layer: Layer) -> Layer {
    guard dataSource != nil else {
      misuse("the adopted data source was deallocated: retain the controller that owns it")
    }
    if let other = layer.table {
      misuse(
        """
        layer \(layer.name) is in \(other === self ? "this" : "another") table: remove it from that \
        first
        """)
    }
    if let inside = layer.layerDirectlyInside, inside.table == nil { add(inside) }
    if layer.leaving == nil { append(layer) } else { addAgain(layer) }
    return layer
  }

  /// Adds a row for each model for which the placement has a slot.
  ///
  /// ```swift
  /// feed.addRows(ads, named: "ads", placed: .every(6), cell: .class(AdCell.self))
  ///   .height(64)
  ///   .onSelect { ad, _ in open(ad.link) }
  /// ```
  ///
  /// The cells are registered when the table is attached, and when models are added later.
  ///
  /// - Parameters:
  ///   - models: The models of the rows, in table order: model *j* fills slot *j*.
  ///   - name: The name of the layer in explanations and diagnoses; traps if another layer has it.
  ///     A layer without a name is numbered: "layer 1".
  ///   - placement: The places of the rows among the rows of the layers inside this one.
  ///   - policy: The policy of the rows when the content changes; nil for the default of the
  ///     placement, see ``ContentPolicy``.
  ///   - reserved: Placeholders for rows without models.
  ///   - cells: The cells that show the models. Traps if one of their reuse identifiers is used for
  ///     other cells, for example in another layer.
  /// - Returns: The layer, whose models can be changed, and to which abilities of rows can be
  ///   added.
  /// - Complexity: O(models)
  @discardableResult
  public func addRows<Model>(
    _ models: [Model], named name: String? = nil, placed placement: Placement,
    policy: ContentPolicy? = nil, reserving reserved: ReservedRows? = nil,
    cell cells: RowCells<Model>
  ) -> RowLayer<Model> {
    add(
      RowLayer(
        models, placed: placement, policy: policy, reserving: reserved, named: name,
        cell: cells))
  }

  /// Adds a row for each model for which the placement has a slot, in cells that a closure makes.
  ///
  /// It is short for the call with ``RowCells/made(by:)``.
  ///
  /// - Parameters:
  ///   - models: The models of the rows, in table order: model *j* fills slot *j*.
  ///   - name: The name of the layer in explanations and diagnoses; numbered if nil.
  ///   - placement: The places of the rows among the rows of the layers inside this one.
  ///   - policy: The policy of the rows when the content changes; nil for the default of the
  ///     placement, see ``ContentPolicy``.
  ///   - reserved: Placeholders for rows without models.
  ///   - cell: The cell for a model; its index path is the one to dequeue with (reuse).
  /// - Returns: The layer, whose models can be changed, and to which abilities of rows can be
  ///   added.
  /// - Complexity: O(models)
  @discardableResult
  public func addRows<Model>(
    _ models: [Model], named name: String? = nil, placed placement: Placement,
    policy: ContentPolicy? = nil, reserving reserved: ReservedRows? = nil,
    cell: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) -> RowLayer<Model> {
    addRows(
      models, named: name, placed: placement, policy: policy, reserving: reserved,
      cell: .made(by: cell))
  }

  /// Adds a row in every slot of a placement, which belongs to the content row below it: date
  /// separators, for example.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; numbered if nil.
  ///   - placement: The places of the rows among the rows of the layers inside this one.
  ///   - policy: The policy of the rows when the content changes; nil for the default of the
  ///     placement, see ``ContentPolicy``.
  ///   - cell: The cell for a slot. It gets the index path to dequeue with (reuse) and the content
  ///     row below the slot, in the inner coordinates of the layer (those of the data, for the
  ///     innermost one). For the place after the last row that is the number of rows of the
  ///     section.
  /// - Returns: The layer, which can be laid out again, and to which abilities of rows can be
  ///   added.
  @discardableResult
  public func addRows(
    named name: String? = nil, placed placement: Placement, policy: ContentPolicy? = nil,
    cell: @escaping (UITableView, IndexPath, RowPosition) -> UITableViewCell
  ) -> SlotLayer {
    add(SlotLayer(placed: placement, policy: policy, named: name, cell: cell))
  }

  /// Adds sections of their own rows between the sections of the content.
  ///
  /// A plain data source inside gets data index paths only. If ``providesContentTable`` is off, it
  /// gets the real table, and has to dequeue cells without an index path, or conform to
  /// ``DecoratorUITableViewDataSource``: in the real table, the section of such a path may have
  /// fewer rows.
  ///
  /// - Parameters:
  ///   - sections: The sections; section *j* fills slot *j*.
  ///   - name: The name of the layer in explanations and diagnoses; numbered if nil.
  ///   - placement: The places of the sections among those of the layers inside this one. Row
  ///     numbers of the placement count sections here.
  ///   - policy: The policy of the sections when those of the content change; nil for the default
  ///     of the placement, see ``ContentPolicy``.
  ///   - onSelect: Called when the user selects a row, with its position among the added sections
  ///     and its index path in the table (reuse). Section *j* of the position is `sections[j]`. The
  ///     rows cannot be selected if nil.
  /// - Returns: The layer, whose sections can be changed.
  @discardableResult
  public func addSections(
    _ sections: [AdditionalSection], named name: String? = nil, placed placement: Placement,
    policy: ContentPolicy? = nil,
    onSelect: ((_ row: RowPosition, IndexPath) -> Void)? = nil
  ) -> SectionLayer {
    let layer = SectionLayer(
      sections, placed: placement, policy: policy, named: name)
    if let onSelect {
      layer.events.didSelect = { _, row, indexPath in
        guard case .inAddedSection(let section, let row) = row else { return }
        onSelect(RowPosition(section: section, row: row), indexPath)
      }
    }
    return add(layer)
  }
}

// The names of layers.
extension LayeredTable {
  /// Names a layer that is to be added, unless it has a name. Traps if another one has its name.
  func nameLayer(_ layer: TableLayer) {
    if !layer.hasGivenName { layer.name = unusedName(for: layer) }
    guard layer.name != RowExplanation.contentName else {
      misuse(
        """
        a layer cannot be named \(layer.name), as explanations name the wrapped source: give it \
        another name
        """)
    }
    guard !isUsed(name: layer.name) else {
      misuse(
        """
        there is a layer named \(layer.name) already: give each a name of its own, which tells \
        them apart in explanations
        """)
    }
  }

  /// Returns a name for a layer without one: "layer 1", or one of its kind, as "placeholder 2".
  private func unusedName(for layer: TableLayer) -> String {
    let isOfKind = layer.name != TableLayer.noName
    if isOfKind, !isUsed(name: layer.name) { return layer.name }
    let kind = isOfKind ? layer.name : "layer"
    var number = isOfKind ? 2 : 1
    while isUsed(name: "\(kind) \(number)") { number += 1 }
    return "\(kind) \(number)"
  }

  private func isUsed(name: String) -> Bool {
    // A layer that is being removed belongs to no table any more.
    addedLayers.contains { $0.table != nil && $0.name == name }
  }
}
