import Foundation

extension RowCapable {
  /// Calls a closure when the user taps the detail button of a row, which is there if the row's
  /// accessory says so.
  ///
  /// Added to others, it is called after them.
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
