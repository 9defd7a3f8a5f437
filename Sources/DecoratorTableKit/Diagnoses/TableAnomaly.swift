import Foundation

/// Something about a table that nobody meant, and that the table goes on with.
///
/// What a program must never do stops it with a message; an anomaly is reported and survived. Each
/// goes to ``handler``, whose default writes it to the system log, and to the
/// ``DecoratedTable/updateObserver`` of the table that it is about.
public enum TableAnomaly: Hashable, Sendable {
  /// A row of the layer has an automatic height in a table that does not estimate heights, where
  /// UIKit cannot size rows by themselves.
  case automaticHeightWithoutEstimation(layer: String, row: AdditionalRow)
  /// A layer has swipe actions around an app that has none but the old `editActionsForRowAt`, which
  /// a table no longer asks for then.
  case swipeActionsReplaceEditActions(layer: String)
  /// Several models of a layer have one identity, given as text; here are the indices of two. Each
  /// is shown, and the first of them counts as the first from one change to the next.
  case repeatedIdentity(layer: String, identity: String, first: Int, second: Int)
  /// A content row was moved into a section that the layer adds, where content cannot stand; it is
  /// shown at the nearest content instead. The destination is in outer coordinates of the layer.
  case moveIntoAddedSection(layer: String, destination: RowPosition)
  /// What was announced is not what the source of the rows then had, or not what a table can do:
  /// all rows were loaded again. `layer` has the rows that are not as announced, mostly the content.
  case inconsistentUpdate(layer: String, operation: String, error: BatchUpdateError)
  /// There is no adapter for models of a type; `adapters` are the types that have one. The view
  /// says so in debug builds, and is empty in release builds; so it is in the cases below.
  case noAdapter(modelType: String, adapters: [String])
  /// The table gave a cell, header or footer of another class than the one that the identifier
  /// stands for: somebody else has registered it, or the nib or the prototype has another class.
  case wrongCellClass(reuseIdentifier: String, expected: String, found: String)
  /// Nothing is registered for the identifier of a header or footer, or no longer.
  case notRegistered(reuseIdentifier: String, viewClass: String)
  /// The storyboard has no prototype of this identifier.
  case noPrototype(reuseIdentifier: String, cellClass: String)

  /// How much an anomaly matters to the people who use the app.
  public enum Severity: Hashable, Sendable, Comparable {
    /// All is shown as it should be, but not in the way that was probably meant.
    case warning
    /// Something is shown in another way than it should be, or was loaded again.
    case error
  }

  /// How much the anomaly matters to the people who use the app.
  public var severity: Severity {
    switch self {
    case .automaticHeightWithoutEstimation, .swipeActionsReplaceEditActions, .repeatedIdentity:
      .warning
    case .moveIntoAddedSection, .inconsistentUpdate, .noAdapter, .wrongCellClass, .notRegistered,
      .noPrototype:
      .error
    }
  }
}
