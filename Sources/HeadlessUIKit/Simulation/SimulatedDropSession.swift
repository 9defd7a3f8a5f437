public import Foundation

/// A drag, as the table sees it that it comes over.
@MainActor
public final class SimulatedDropSession: NSObject, UIDropSession {
  /// What it carries.
  public let items: [UIDragItem]
  /// The drag, if it began in this app.
  public var localDragSession: (any UIDragSession)? { drag }
  /// Whether the items may be moved; those of another app may not.
  public var allowsMoveOperation: Bool { drag?.allowsMoveOperation ?? false }
  /// Whether the drag stays within the app.
  public var isRestrictedToDraggingApplication: Bool {
    drag?.isRestrictedToDraggingApplication ?? false
  }

  let drag: SimulatedDragSession?
  /// The table that it is over.
  weak var table: UITableView?
  /// Where the finger is, in points in that table's coordinates.
  var point = CGPoint.zero

  /// Creates a drag that comes from another app.
  ///
  /// - Parameter items: what it carries.
  public init(items: [UIDragItem]) {
    self.items = items
    drag = nil
    super.init()
  }

  /// Creates the other side of a drag of this app.
  init(of drag: SimulatedDragSession) {
    items = drag.items
    self.drag = drag
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
