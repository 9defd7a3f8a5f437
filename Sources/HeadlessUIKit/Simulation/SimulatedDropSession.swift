public import Foundation

/// A drag, seen from the table that it is over.
@preconcurrency @MainActor
public final class SimulatedDropSession: NSObject, UIDropSession {
  /// The items that the drag carries.
  public let items: [UIDragItem]
  /// The drag as this app began it; nil if another app did.
  public var localDragSession: (any UIDragSession)? { drag }
  /// Whether the items may be moved; false for a drag from another app.
  public var allowsMoveOperation: Bool { drag?.allowsMoveOperation ?? false }
  /// Whether the drag stays within the app.
  public var isRestrictedToDraggingApplication: Bool {
    drag?.isRestrictedToDraggingApplication ?? false
  }

  let drag: SimulatedDragSession?
  /// The table that the drag is over.
  weak var table: UITableView?
  /// The finger's position, in points in that table's coordinates.
  var point = CGPoint.zero

  /// Creates a drag from another app.
  ///
  /// - Parameter items: the items that the drag carries.
  public init(items: [UIDragItem]) {
    self.items = items
    drag = nil
    super.init()
  }

  /// Creates the drop side of a drag of this app.
  init(of drag: SimulatedDragSession) {
    items = drag.items
    self.drag = drag
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
