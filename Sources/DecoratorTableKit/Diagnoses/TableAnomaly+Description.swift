extension TableAnomaly: CustomStringConvertible {
  /// What was noticed, and what to do about it.
  public var description: String { "DecoratorTableKit: \(text)" }

  private var text: String {
    switch self {
    case .automaticHeightWithoutEstimation(let layer, let row):
      """
      layer \(layer) leaves the height of \(row) to the table, which sizes rows by itself only if \
      it estimates heights: give the layer a height, or the table an estimatedRowHeight other than \
      0
      """
    case .swipeActionsReplaceEditActions(let layer):
      """
      layer \(layer) has trailing swipe actions, so the table no longer asks the app for its \
      editActionsForRowAt: implement trailingSwipeActionsConfigurationForRowAt there
      """
    case .repeatedIdentity(let layer, let identity, let first, let second):
      """
      models \(first) and \(second) of layer \(layer) are both \(identity), so a change cannot \
      tell them apart: give each model an id of its own
      """
    case .moveIntoAddedSection(let layer, let destination):
      """
      a content row was moved to \(destination), in a section that layer \(layer) adds: do not \
      override targetIndexPathForMoveFromRowAt without calling super
      """
    case .inconsistentUpdate(let layer, let operation, let error):
      """
      at \(operation) the rows of \(layer) are not as announced, so all rows were loaded again: \
      \(error)
      """
    case .noAdapter(let modelType, let adapters) where adapters.isEmpty:
      "there is no adapter for \(modelType), and none for any other type: add one to the map"
    case .noAdapter(let modelType, let adapters):
      """
      there is no adapter for \(modelType), only for \(adapters.joined(separator: ", ")): add one \
      to the map
      """
    case .wrongCellClass(let reuseIdentifier, let expected, let found):
      """
      the view for "\(reuseIdentifier)" is a \(found), not a \(expected): look for another \
      registration of the identifier, and at the class in the nib or storyboard
      """
    case .notRegistered(let reuseIdentifier, let viewClass):
      """
      no header or footer is registered for "\(reuseIdentifier)", which stands for \(viewClass): \
      look for a call that registers nil for it
      """
    case .tableOfSubclass(let name):
      """
      the table is a \(name), so the wrapped code is handed it as it is, with rows that are not \
      the content's: use a UITableView, or translate there and set handsContentTable to false
      """
    case .noPrototype(let reuseIdentifier, let cellClass):
      """
      the storyboard has no prototype "\(reuseIdentifier)" of \(cellClass): add it, or register \
      the class or a nib
      """
    }
  }
}
