import Foundation

/// Something a layer noticed that is probably not meant, and that it can go on with.
///
/// What a program must never do stops it with a message; an anomaly is reported and survived.
public enum LayerAnomaly: Hashable, Sendable {
  /// A row of the layer has an automatic height in a table that does not estimate heights, where
  /// UIKit cannot size rows by themselves.
  case automaticHeightWithoutEstimation(layer: String, row: AdditionalRow)
  /// A layer has swipe actions around an app that has none but the old `editActionsForRowAt`, which a
  /// table no longer asks for then.
  case swipeActionsReplaceEditActions(layer: String)
  /// A content row was moved into a section that the layer adds, where content cannot stand; it is
  /// shown at the nearest content instead.
  case moveIntoAddedSection(layer: String, destination: RowPosition)
  /// What was announced is not what the source of the rows then had, or not what a table can do: all
  /// rows were loaded again. `layer` is whose rows are not as announced, mostly the content.
  case inconsistentUpdate(layer: String, operation: String, error: BatchUpdateError)
  /// Several models of a layer have one identity, given as text; here are the indices of two. Each is
  /// shown, and the first of them counts as the first from one change to the next.
  case repeatedIdentity(layer: String, identity: String, first: Int, second: Int)

  /// Receives every anomaly; writes it to the system log, each once, unless it is replaced.
  @MainActor public static var handler: (LayerAnomaly) -> Void = { anomaly in
    if logged.insert(anomaly.kind).inserted { NSLog("%@", anomaly.description as NSString) }
  }

  @MainActor private static var logged: Set<String> = []

  /// Anomalies of one kind in one layer are logged once.
  private var kind: String {
    switch self {
    case .automaticHeightWithoutEstimation(let layer, _): "automatic height in \(layer)"
    case .swipeActionsReplaceEditActions(let layer): "swipe actions in \(layer)"
    case .moveIntoAddedSection(let layer, _): "move into a section of \(layer)"
    // Each is a mistake of its own.
    case .inconsistentUpdate: description
    case .repeatedIdentity(let layer, let identity, _, _): "identity \(identity) in \(layer)"
    }
  }
}

extension LayerAnomaly: CustomStringConvertible {
  /// What was noticed, and what to do about it.
  public var description: String {
    switch self {
    case .automaticHeightWithoutEstimation(let layer, let row):
      """
      DecoratorTableKit: layer \(layer) leaves the height of \(row) to the table, which sizes rows \
      by itself only if it estimates heights: give the layer a height, or the table an \
      estimatedRowHeight other than 0
      """
    case .swipeActionsReplaceEditActions(let layer):
      """
      DecoratorTableKit: layer \(layer) has trailing swipe actions, so the table no longer asks the \
      app for its editActionsForRowAt: implement trailingSwipeActionsConfigurationForRowAt there
      """
    case .moveIntoAddedSection(let layer, let destination):
      """
      DecoratorTableKit: a content row was moved to \(destination), in a section that layer \
      \(layer) adds: do not override targetIndexPathForMoveFromRowAt without calling super
      """
    case .inconsistentUpdate(let layer, let operation, let error):
      """
      DecoratorTableKit: at \(operation) the rows of \(layer) are not as announced, so all rows were \
      loaded again: \(error)
      """
    case .repeatedIdentity(let layer, let identity, let first, let second):
      """
      DecoratorTableKit: models \(first) and \(second) of layer \(layer) are both \(identity), so \
      a change cannot tell them apart: give each model an id of its own
      """
    }
  }
}
