import Foundation

extension RowCapable {
  /// Calls a closure when the user taps the detail button of a row.
  ///
  /// A row has the button if its accessory includes one. Several closures are called in the order
  /// in which they were added.
  ///
  /// - Parameter handler: Gets the model and the index path of the row in the table (reuse).
  public func onAccessoryTap(_ handler: @escaping (Model, IndexPath) -> Void) -> Self {
    changing { capabilities in
      let earlier = capabilities.accessoryTap
      capabilities.accessoryTap = { model, indexPath in
        earlier?(model, indexPath)
        handler(model, indexPath)
      }
    }
  }
}
