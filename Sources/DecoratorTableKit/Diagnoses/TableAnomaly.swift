import Foundation

/// Something unintended about a table, which goes on in spite of it.
///
/// A mistake in the program stops it with a message; an anomaly is reported and survived. Each
/// anomaly goes to ``handler``, which writes to the system log unless it is replaced, and to the
/// ``DecoratedTable/updateObserver`` of the table that it is about.
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
  /// The rows of a source are not as announced, or no table can make the announced batch. All rows
  /// were loaded again. The rows of `layer` are not as announced; mostly it is the content.
  case inconsistentUpdate(layer: String, operation: String, error: BatchUpdateError)
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

  /// The table is of a class of the app's, which is named. Wrapped code is handed the real table, as
  /// it may expect more of it than `UITableView` has, and has to translate by itself.
  case tableOfSubclass(String)

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
      .tableOfSubclass:
      .warning
    case .moveIntoAddedSection, .inconsistentUpdate, .noAdapter, .wrongCellClass, .notRegistered,
      .noPrototype:
      .error
    }
  }
}
