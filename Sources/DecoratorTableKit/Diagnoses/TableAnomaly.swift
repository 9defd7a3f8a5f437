import Foundation

/// An error in the use of a table that does not stop the program.
///
/// A programmer error traps with a message; an anomaly is reported, and the table continues. Each
/// anomaly is passed to ``handler``, which writes to the system log unless it is replaced, and to
/// the observers of its table; see ``LayeredTable/observe(_:)``.
public enum TableAnomaly: Hashable, Sendable {
  /// A row of the layer has an automatic height in a table that does not estimate heights. UIKit
  /// cannot self-size rows there.
  case automaticHeightWithoutEstimation(layer: String, row: AdditionalRow)
  /// A layer has trailing swipe actions, and the app's delegate has only the old
  /// `editActionsForRowAt`. A table with the new ones no longer asks for the old.
  case swipeActionsReplaceEditActions(layer: String)
  /// Several models of a layer have one identity, which is given as text with the indices of two of
  /// them. Each model is shown. The first of them is matched with the first one across changes.
  case repeatedIdentity(layer: String, identity: String, first: Int, second: Int)
  /// A content row was moved into a section that the layer adds, which cannot contain content. It
  /// is shown next to the nearest content instead. The destination is in outer coordinates of the
  /// layer.
  case moveIntoAddedSection(layer: String, destination: RowPosition)
  /// The app answered `targetIndexPathForMove` with a place that its list does not have. The row is
  /// moved to the nearest place instead. `place` is in inner coordinates of the layer.
  case noSuchMoveTarget(layer: String, place: RowPosition)
  /// A closure returned an invalid height: negative, infinite or not a number, as text. A debug
  /// build traps instead. In a release build, the row has an automatic height. `layer` is "content"
  /// for rows of a list.
  case invalidHeight(layer: String, place: String, height: String)
  /// The rows of a source are not as announced, or the announced batch is not legal. The table was
  /// reloaded. `layer` is the one whose rows are not as announced, mostly the content. For a child
  /// of a ``ComposedTable`` it is the child, as "child 2 (PostSource)", and only its rows were
  /// reloaded.
  case inconsistentUpdate(layer: String, operation: String, error: BatchUpdateError)
  /// The table was updated directly, or with index paths of the content, so that a cell is shown
  /// for another row. The table was reloaded. `row` is in reuse coordinates. It is detected if the
  /// app or a layer has `willDisplay`.
  case changedDirectly(row: RowPosition, shown: String, expected: String)
  /// Other code has replaced one of the table's five objects since the table was decorated. The new
  /// one gets index paths of the table. `property` is UIKit's name of it. Layers add no rows to
  /// another data source, and forward calls about its rows.
  case objectReplaced(property: String, byClass: String)
  /// One of the objects that were adopted from the table was deallocated while the table is
  /// decorated. `property` is UIKit's name of it.
  case objectReleased(property: String)
  /// A ``DecoratedTable`` was deallocated while its table was on screen, which removed the rows of
  /// its layers.
  case decoratedTableReleased(layers: [String])
  /// Layers were added to a ``DecoratedTable`` that adopted a table on screen, and are not shown.
  case neverAttached(layers: [String])
  /// The rule of a layer that hides rows gave a different answer for a row without
  /// ``HidingLayer/updateVisibility(of:)`` having been called. The row stays as it is. `row` is the
  /// argument of the rule (data; inner with `asking: .rows`), and `isHidden` the new answer.
  /// Detected in debug builds only, once until the rule is evaluated for all rows again.
  case inconsistentRule(layer: String, row: RowPosition, isHidden: Bool)
  /// The app has not ended a block of announcements by the next turn of the main actor, so the kit
  /// has ended it.
  case blockNotEnded
  /// A table that is wired by hand has the data source half of a layer, and a delegate without the
  /// delegate half. The delegate gets index paths of the table.
  case delegateHalfMissing(layer: String)
  /// A table that is wired by hand has the delegate half of a layer, and a data source without the
  /// data source half. The delegate mistakes the rows of the table for those of the layer.
  case dataSourceHalfMissing(layer: String)
  /// There is no adapter for models of a type; `adapters` are the types that have one. In this case
  /// and those below, the view says so in debug builds and is empty in release builds.
  case noAdapter(modelType: String, adapters: [String])
  /// The table returned a cell, header or footer of another class than expected for the identifier.
  /// Other code has registered the identifier, or the nib or the prototype has another class.
  case wrongCellClass(reuseIdentifier: String, expected: String, found: String)
  /// Nothing is registered for the identifier of a header or footer, or no longer.
  case notRegistered(reuseIdentifier: String, viewClass: String)
  /// The storyboard has no prototype of this identifier.
  case noPrototype(reuseIdentifier: String, cellClass: String)

  /// The table is of an app's own class, which is named. Wrapped code gets the real table, since it
  /// may use members that `UITableView` does not have, and has to translate itself.
  case tableOfSubclass(String)
  /// In a table that is wired by hand, an app's own decorator is between the table and the
  /// innermost layer, which is named. The rows that it adds are not known, so wrapped code gets the
  /// real table and has to translate itself.
  case decoratorOutside(layer: String, className: String)
  /// An object inside the layers, of the named class, forwards to the layers again: two proxies
  /// wrap each other. Such recursive calls are not forwarded again. `layer` is the one that is
  /// called recursively.
  case forwardingLoop(layer: String, className: String)
  /// The table has asked for a callback that the kit does not know: one of a newer UIKit, or the
  /// app's own. An object inside the layers, of the named class, implements it. It is not called,
  /// since its index paths would be those of the table. `selector` is the method's name in
  /// Objective-C. Reported once by each innermost layer, and logged once in all.
  case unknownMethod(selector: String, ofClass: String)
  /// UIKit itself has set a member of the content table, which was forwarded to the real table.
  /// `member` is the member's name. Detected in debug builds only.
  case writtenByUIKit(member: String)

  /// The importance of an anomaly to the app's users.
  public enum Severity: Hashable, Sendable, Comparable {
    /// All rows are shown correctly, but probably not as intended.
    case warning
    /// Some rows are not shown correctly, or the table was reloaded.
    case error
  }

  /// The importance of the anomaly to the app's users.
  public var severity: Severity {
    switch self {
    case .automaticHeightWithoutEstimation, .swipeActionsReplaceEditActions, .repeatedIdentity,
      .blockNotEnded, .tableOfSubclass, .decoratorOutside, .unknownMethod, .writtenByUIKit:
      .warning
    case .moveIntoAddedSection, .noSuchMoveTarget, .invalidHeight, .inconsistentUpdate, .noAdapter,
      .changedDirectly, .objectReplaced, .objectReleased, .decoratedTableReleased, .neverAttached,
      .delegateHalfMissing, .dataSourceHalfMissing, .forwardingLoop, .wrongCellClass,
      .notRegistered, .noPrototype, .inconsistentRule:
      .error
    }
  }
}
