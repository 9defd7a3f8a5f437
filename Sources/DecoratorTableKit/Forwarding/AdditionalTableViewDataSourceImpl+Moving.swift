import Foundation

// Moving and restoring rows. Nothing here is visible to UIKit.
extension AdditionalTableViewDataSourceImpl {
  /// Whether content rows can be moved if the object inside does not say: if it can move rows at
  /// all. Where that is unknown, a table finds out when it moves one.
  var canMoveByDefault: Bool { inner != nil && innerHas(.moveRow) != false }

  /// The app's object, if it identifies models for state restoration.
  var association: (any UIDataSourceModelAssociation)? {
    content as? any UIDataSourceModelAssociation
  }
}
