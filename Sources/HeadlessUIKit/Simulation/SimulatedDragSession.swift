public import Foundation

/// A drag that began on a table of the app; ``UITableView/simulateDrag(from:)`` makes it.
@MainActor
public final class SimulatedDragSession: NSObject, UIDragSession {
  /// What it carries.
  public internal(set) var items: [UIDragItem] = []
  /// Whether the items may be moved and not only copied.
  public internal(set) var allowsMoveOperation = true
  /// Whether the drag stays within the app.
  public internal(set) var isRestrictedToDraggingApplication = false
  /// Whatever the side that it began on wants to remember.
  public var localContext: Any?

  /// The table that it began on.
  weak var table: UITableView?
  /// The rows that the items come from, one for each item.
  var rows: [IndexPath] = []
  /// Where the finger is, in points in that table's coordinates.
  var point = CGPoint.zero

  init(from table: UITableView) {
    self.table = table
    super.init()
  }

  /// The place of the finger, in points in a view's coordinates.
  public func location(in view: UIView) -> CGPoint {
    table?.convert(point, to: view) ?? point
  }

  /// Whether any item holds data of one of those kinds.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether an object of a class can be made of any item.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
