extension TableAnomaly: CustomStringConvertible {
  /// The finding, and its remedy.
  public var description: String { "DecoratorTableKit: \(text)" }

  /// The description without the name of the kit.
  package var text: String {
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
    case .noSuchMoveTarget(let layer, let place):
      """
      the app inside layer \(layer) answered \(place) as the target of a move, which is no place of \
      its list: give the proposed index path, or that of another content row
      """
    case .invalidHeight(let layer, let place, let height):
      """
      layer \(layer) says that \(place) is \(height) points high: give a number of 0 or more, or \
      UITableView.automaticDimension
      """
    case .inconsistentUpdate(let layer, let operation, let error):
      """
      at \(operation) the rows of \(layer) are not as announced, so all rows were loaded again: \
      \(error)
      """
    case .changedDirectly(let row, let shown, let expected):
      """
      row \(row) of the table shows \(shown) in place of \(expected), so all rows were loaded again: \
      announce changes to the DecoratedTable, in index paths of the content, and not to the table
      """
    case .objectReplaced(let property, let byClass):
      """
      the \(property) of the table was replaced by \(byClass), which gets the calls about the rows \
      of the table: set it on contentTableView, which a controller's outlet should be, or call \
      attach() again
      """
    case .objectReleased(let property):
      """
      the \(property) that was adopted from the table is gone: keep it, or detach the table before \
      it goes
      """
    case .decoratedTableReleased(let layers):
      """
      a DecoratedTable went away while its table was on screen, and with it the rows of \
      \(layers.joined(separator: ", ")): keep it as long as the table, in a property for example
      """
    case .neverAttached(let layers):
      """
      \(layers.joined(separator: ", ")) cannot be seen in the table on screen: call attach() when \
      the layers are added, and keep the DecoratedTable
      """
    case .inconsistentRule(let layer, let row, let isHidden):
      """
      the rule of layer \(layer) says now that row \(row) is \(isHidden ? "hidden" : "shown"), and \
      said the opposite before: call updateVisibility() when what it goes by has changed, and let it \
      go by the row and not by its number
      """
    case .blockNotEnded:
      """
      beginUpdates() was not followed by endUpdates() before the next turn of the main actor, and \
      nothing is shown until then, so the block was ended: call them in pairs
      """
    case .delegateHalfMissing(let layer):
      """
      the delegate of the table does not have the delegate half of layer \(layer), so that it is \
      called with index paths that are not its own: wrap it with a delegate half made with the \
      same TableLayer
      """
    case .dataSourceHalfMissing(let layer):
      """
      the data source of the table does not have the data source half of layer \(layer), so that \
      its delegate half is asked about rows that are not the layer's: wrap it with a data source \
      half made with the same TableLayer
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
      no header or footer is registered for "\(reuseIdentifier)", the identifier of \
      \(viewClass): look for a call that registers nil for it
      """
    case .tableOfSubclass(let name):
      """
      the table is a \(name), so the wrapped code is handed it as it is, with rows that are not \
      the content's: use a UITableView, or translate there and set providesContentTable to false
      """
    case .decoratorOutside(let layer, let className):
      """
      \(className) is wrapped around layer \(layer), and which rows it adds is not known, so the \
      wrapped code gets the real table: make it a layer, which is a subclass of TableLayer, or \
      translate there and set providesContentTable of the layer to false
      """
    case .forwardingLoop(let layer, let className):
      """
      \(className) is wrapped by layer \(layer) and forwards to it as well, so that calls would \
      never end and are stopped there: let it forward to the object that the table had before it \
      was decorated
      """
    case .unknownMethod(let selector, let className):
      """
      the table asks for \(selector), which \(className) has and this version of the kit does not \
      know, so it is not called: take a version that knows it, or report it if there is none
      """
    case .writtenByUIKit(let member):
      """
      UIKit itself set \(member) of the table that wrapped code is handed, and the real table was \
      given that value, though the app did not ask for it: report this line, with what was done on \
      screen just before
      """
    case .noPrototype(let reuseIdentifier, let cellClass):
      """
      the storyboard has no prototype "\(reuseIdentifier)" of \(cellClass): add it, or register \
      the class or a nib
      """
    }
  }
}
