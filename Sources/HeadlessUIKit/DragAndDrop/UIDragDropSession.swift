public import Foundation

/// A drag, seen from either side.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that the drag carries.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag stays within the app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns the finger's position, in points in a view's coordinates.
  func location(in view: UIView) -> CGPoint

  /// Returns whether any item holds data of one of these kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Returns whether an object of a class can be created from any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
