extension TableAnomaly: CustomStringConvertible {
  /// The finding, and its remedy.
  public var description: String { "DecoratorTableKit: \(text)" }

  /// The description without the name of the kit.
  package var text: String {
    switch self {
    case .automaticHeightWithoutEstimation(let layer, let row):
      """
      layer \(layer) has an automatic height for \(row), but a table self-sizes rows only if it \
      estimates heights: set a height for the layer, or an estimatedRowHeight other than 0 for the \
      table
      """
    case .swipeActionsReplaceEditActions(let layer):
      """
      layer \(layer) has trailing swipe actions, so the table no longer calls editActionsForRowAt \
      of the app's delegate: implement trailingSwipeActionsConfigurationForRowAt in the delegate
      """
    case .repeatedIdentity(let layer, let identity, let first, let second):
      """
      models \(first) and \(second) of layer \(layer) have the same identity, \(identity), so a \
      change cannot distinguish them: give each model an id of its own
      """
    case .moveIntoAddedSection(let layer, let destination):
      """
      a content row was moved to \(destination), in a section that layer \(layer) adds: do not \
      override targetIndexPathForMoveFromRowAt without calling super
      """
    case .noSuchMoveTarget(let layer, let place):
      """
      targetIndexPathForMoveFromRowAt inside layer \(layer) returned \(place), which does not \
      exist there: return the proposed index path, or that of another content row
      """
    case .invalidHeight(let layer, let place, let height):
      """
      \(place) of layer \(layer) cannot be \(height) points high: return a number of 0 or more, or \
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
      the \(property) of the table was replaced by \(byClass), which is called with index paths \
      of the table: set it on contentTableView, to which a controller's outlet should refer, or \
      call attach() again
      """
    case .objectReleased(let property):
      """
      the \(property) that was adopted from the table was deallocated while the table was \
      decorated: retain it, or call detach() before it is deallocated
      """
    case .decoratedTableReleased(let layers):
      """
      a DecoratedTable was deallocated while its table was on screen, which removed the rows of \
      \(layers.joined(separator: ", ")): retain it as long as the table, in a property for example
      """
    case .neverAttached(let layers):
      """
      the table on screen does not show the rows of \(layers.joined(separator: ", ")): call \
      attach() when the layers are added, and retain the DecoratedTable
      """
    case .inconsistentRule(let layer, let row, let isHidden):
      """
      the rule of layer \(layer) returned \(isHidden ? "shown" : "hidden") for row \(row) before, \
      and returns \(isHidden ? "hidden" : "shown") now: call updateVisibility() when a value that \
      the rule depends on has changed, and make the rule depend on the content of the row, not on \
      the row's number
      """
    case .blockNotEnded:
      """
      beginUpdates() was not followed by endUpdates() before the next turn of the main actor, and \
      no change is shown until a block ends, so the block was ended: call them in pairs
      """
    case .delegateHalfMissing(let layer):
      """
      the delegate of the table is not wrapped in the delegate half of layer \(layer), so it is \
      called with index paths of the table instead of the content: wrap it in a delegate half made \
      with the same TableLayer
      """
    case .dataSourceHalfMissing(let layer):
      """
      the data source of the table is not wrapped in the data source half of layer \(layer), so \
      the delegate half is called with index paths of a table without the layer's rows: wrap it in \
      a data source half made with the same TableLayer
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
      the table is a \(name), a subclass of UITableView, so the wrapped code receives the real \
      table, with the rows of all layers: use a UITableView, or translate index paths in that code \
      and set providesContentTable to false
      """
    case .decoratorOutside(let layer, let className):
      """
      \(className) is wrapped around layer \(layer), and the rows that it adds are not known, so \
      the wrapped code receives the real table: make it a subclass of TableLayer, or translate \
      index paths in the wrapped code and set providesContentTable of the layer to false
      """
    case .forwardingLoop(let layer, let className):
      """
      \(className) is wrapped by layer \(layer) and also forwards to that layer, so calls would \
      recurse endlessly and are not forwarded again: make it forward to the object that the table \
      had before it was decorated
      """
    case .unknownMethod(let selector, let className):
      """
      the table asks for \(selector), which \(className) implements and this version of the kit \
      does not know, so it is not called: use a version that knows it, or report it if there is none
      """
    case .writtenByUIKit(let member):
      """
      UIKit itself set \(member) of the content table, which forwarded the value to the real \
      table, though the app did not ask for it: report this line, with the actions on screen just \
      before it
      """
    case .noPrototype(let reuseIdentifier, let cellClass):
      """
      the storyboard has no prototype "\(reuseIdentifier)" of \(cellClass): add it, or register \
      the class or a nib
      """
    }
  }
}
