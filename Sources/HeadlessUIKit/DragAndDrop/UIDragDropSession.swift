public import Foundation

/// A drag, from whichever side.
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What it carries.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag stays within the app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// The place of the finger, in points in a view's coordinates.
  func location(in view: UIView) -> CGPoint

  /// Whether any item holds data of one of those kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an object of a class can be made of any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
