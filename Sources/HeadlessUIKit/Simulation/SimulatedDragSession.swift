public import Foundation

/// A drag that began on a table of the app. ``UITableView/simulateDrag(from:)`` creates it.
@preconcurrency @MainActor
public final class SimulatedDragSession: NSObject, UIDragSession {
  /// The items that the drag carries.
  public internal(set) var items: [UIDragItem] = []
  /// Whether the items may be moved and not only copied.
  public internal(set) var allowsMoveOperation = true
  /// Whether the drag stays within the app.
  public internal(set) var isRestrictedToDraggingApplication = false
  /// A value that the side where the drag began can store.
  public var localContext: Any?

  /// The table on which the drag began.
  weak var table: UITableView?
  /// The rows of the items, one for each item.
  var rows: [IndexPath] = []
  /// The finger's position, in points in that table's coordinates.
  var point = CGPoint.zero

  init(from table: UITableView) {
    self.table = table
    super.init()
  }

  /// Returns the finger's position, in points in a view's coordinates.
  public func location(in view: UIView) -> CGPoint {
    table?.convert(point, to: view) ?? point
  }

  /// Returns whether any item holds data of one of these kinds.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Returns whether an object of a class can be created from any item.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
