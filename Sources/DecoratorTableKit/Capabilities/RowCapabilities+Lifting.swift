extension RowCapabilities {
  /// Returns the same capabilities for rows that are known by another value.
  ///
  /// - Parameter model: Returns the model of a row; nil for a row of another kind, which then has
  ///   no capabilities.
  func lifted<Base>(
    _ model: @escaping (Base) -> Model?
  ) -> RowCapabilities<UITableViewCell, Base> {
    var lifted = RowCapabilities<UITableViewCell, Base>()
    lifted.select = select.map { select in { base, path in model(base).map { select($0, path) } } }
    lifted.display = display.map { display in
      { cell, base in
        if let cell = cell as? Cell, let model = model(base) { display(cell, model) }
      }
    }
    lifted.endDisplay = endDisplay.map { endDisplay in
      { cell, base in
        if let cell = cell as? Cell, let model = model(base) { endDisplay(cell, model) }
      }
    }
    lifted.leadingActions = leadingActions?.lifted(model)
    lifted.trailingActions = trailingActions?.lifted(model)
    lifted.contextMenu = contextMenu?.lifted(model)
    lifted.height = height.map { height in { model($0).flatMap(height) } }
    lifted.canEdit = canEdit.map { canEdit in { model($0).map(canEdit) ?? false } }
    lifted.delete = delete.map { delete in { model($0).map(delete) } }
    lifted.accessory = accessory.map { accessory in { model($0).flatMap(accessory) } }
    lifted.modelView = modelView.map { modelView in { model($0).flatMap(modelView) } }
    lifted.accessoryTap = accessoryTap.map { tap in
      { base, path in model(base).map { tap($0, path) } }
    }
    return lifted
  }
}
