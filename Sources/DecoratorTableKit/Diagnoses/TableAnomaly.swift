import Foundation

/// Something unintended about a table, which goes on in spite of it.
///
/// A mistake in the program stops it with a message; an anomaly is reported and survived. Each
/// anomaly goes to ``handler``, which writes to the system log unless it is replaced, and to the
/// ``DecoratedTable/observe(_:)`` of the table that it is about.
public enum TableAnomaly: Hashable, Sendable {
  /// A row of the layer has an automatic height in a table that does not estimate heights. UIKit
  /// cannot size rows by themselves there.
  case automaticHeightWithoutEstimation(layer: String, row: AdditionalRow)
  /// A layer has trailing swipe actions, and the app inside has none but the old
  /// `editActionsForRowAt`. A table with the new ones no longer asks for the old.
  case swipeActionsReplaceEditActions(layer: String)
  /// Several models of a layer have one identity, which is given as text with the indices of two of
  /// them. Each model is shown. The first of them counts as the first from one change to the next.
  case repeatedIdentity(layer: String, identity: String, first: Int, second: Int)
  /// A content row was moved into a section that the layer adds, where content cannot stand. It is
  /// shown at the nearest content instead. The destination is in outer coordinates of the layer.
  case moveIntoAddedSection(layer: String, destination: RowPosition)
  /// The app answered `targetIndexPathForMove` with a place that its list does not have. The row
  /// goes to the nearest place instead. `place` is in inner coordinates of the layer.
  case noSuchMoveTarget(layer: String, place: RowPosition)
  /// A closure gave a height that no table can take: negative, infinite or not a number, as text. A
  /// debug build stops instead. In a release build, the table sizes the row by itself. `layer` is
  /// “content” for rows of a list.
  case invalidHeight(layer: String, place: String, height: String)
  /// The rows of a source are not as announced, or no table can make the announced batch. All rows
  /// were loaded again. The rows of `layer` are not as announced; mostly it is the content. Of a
  /// child of a ``ComposedTable`` it is the child, as "child 2 (PostSource)", whose rows alone were
  /// loaded again.
  case inconsistentUpdate(layer: String, operation: String, error: BatchUpdateError)
  /// The table was told of changes directly, or in index paths of the content, so that a row shows
  /// what belongs to another. All rows were loaded again. `row` is in reuse coordinates. It is
  /// noticed where the app or a layer is told of cells that come on screen.
  case changedDirectly(row: RowPosition, shown: String, expected: String)
  /// Somebody has replaced one of the table's five objects since the table was decorated. The new
  /// one is asked about the rows of the table. `property` is UIKit's name of it. The layers have no
  /// rows among those of another data source, and pass on what they are asked about these.
  case objectReplaced(property: String, byClass: String)
  /// One of the objects that were adopted from the table is gone, while the table is decorated.
  /// `property` is UIKit's name of it.
  case objectReleased(property: String)
  /// A ``DecoratedTable`` went away while its table was on screen, and the rows of its layers with
  /// it.
  case decoratedTableReleased(layers: [String])
  /// Layers were added to a ``DecoratedTable`` that adopted a table on screen, and are not shown.
  case neverAttached(layers: [String])
  /// The rule of a layer that hides rows answers otherwise about a row than before, though no call
  /// said that what it goes by has changed. The row stays as it is. `row` is what the rule was
  /// asked about (data; inner with `asking: .rows`), and `isHidden` the new answer. Noticed in
  /// debug builds only, once until the rule is asked about all rows again.
  case changedItsMind(layer: String, row: RowPosition, isHidden: Bool)
  /// A block of announcements was not ended by the next turn of the main actor, where it was ended.
  case blockNotEnded
  /// A table that is wired by hand has the data source half of a layer, and a delegate without the
  /// delegate half. The delegate is told of the rows of the table.
  case delegateHalfMissing(layer: String)
  /// A table that is wired by hand has the delegate half of a layer, and a data source without the
  /// data source half. The delegate takes the rows of the table for those of the layer.
  case dataSourceHalfMissing(layer: String)
  /// There is no adapter for models of a type; `adapters` are the types that have one. In this case
  /// and those below, the view says so in debug builds and is empty in release builds.
  case noAdapter(modelType: String, adapters: [String])
  /// The table gave a cell, header or footer of another class than the one that the identifier
  /// stands for. Somebody else has registered the identifier, or the nib or the prototype has
  /// another class.
  case wrongCellClass(reuseIdentifier: String, expected: String, found: String)
  /// Nothing is registered for the identifier of a header or footer, or no longer.
  case notRegistered(reuseIdentifier: String, viewClass: String)
  /// The storyboard has no prototype of this identifier.
  case noPrototype(reuseIdentifier: String, cellClass: String)

  /// The table is of a class of the app's, which is named. Wrapped code is handed the real table,
  /// as it may expect more of it than `UITableView` has, and has to translate by itself.
  case tableOfSubclass(String)
  /// In a table that is wired by hand, a decorator of the app's own stands between the table and
  /// the innermost layer, which is named. Nobody knows what rows it adds, so wrapped code is handed
  /// the real table and has to translate by itself.
  case decoratorOutside(layer: String, className: String)
  /// An object inside the layers, of the class that is named, forwards to the layers again: two
  /// proxies stand around each other. What comes back in this way is not passed on again. `layer`
  /// is the one that it comes back to.
  case forwardingLoop(layer: String, className: String)
  /// The table has asked for a callback that the kit does not know: one of a newer UIKit, or of the
  /// app's own. An object inside the layers has it, of the class that is named. It is not called,
  /// since its index paths would be those of the table. `selector` is the method's name in
  /// Objective-C. Reported once by each innermost layer, and logged once in all.
  case unknownMethod(selector: String, ofClass: String)
  /// UIKit itself has set a member of the table that wrapped code is handed, and the real table was
  /// given what it set. `member` is the member's name. Noticed in debug builds only.
  case writtenByUIKit(member: String)

  /// The importance of an anomaly to the people who use the app.
  public enum Severity: Hashable, Sendable, Comparable {
    /// Everything is shown as it should be, but not in the way that was probably meant.
    case warning
    /// Something is not shown as it should be, or was loaded again.
    case error
  }

  /// The importance of the anomaly to the people who use the app.
  public var severity: Severity {
    switch self {
    case .automaticHeightWithoutEstimation, .swipeActionsReplaceEditActions, .repeatedIdentity,
      .blockNotEnded, .tableOfSubclass, .decoratorOutside, .unknownMethod, .writtenByUIKit:
      .warning
    case .moveIntoAddedSection, .noSuchMoveTarget, .invalidHeight, .inconsistentUpdate, .noAdapter,
      .changedDirectly, .objectReplaced, .objectReleased, .decoratedTableReleased, .neverAttached,
      .delegateHalfMissing, .dataSourceHalfMissing, .forwardingLoop, .wrongCellClass,
      .notRegistered, .noPrototype, .changedItsMind:
      .error
    }
  }
}
