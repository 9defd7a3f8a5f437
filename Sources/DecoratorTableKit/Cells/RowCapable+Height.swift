import Foundation

extension RowCapable {
  /// Makes all rows so high.
  ///
  /// - Parameter height: In points, 0 or more, or `UITableView.automaticDimension`; traps for any other.
  public func height(_ height: CGFloat) -> Self {
    let height = RowHeight.checked(height, of: "rows of \(Model.self)")
    return self.height { _ in height }
  }

  /// Makes rows so high as a closure says.
  ///
  /// Added to others, it is asked before them, and they are where it says nil.
  ///
  /// - Parameter height: The height of a model's row in points, 0 or more, or
  ///   `UITableView.automaticDimension`; traps for any other when a table asks. Nil leaves it to the table.
  public func height(_ height: @escaping (Model) -> CGFloat?) -> Self {
    changing { capabilities in
      let earlier = capabilities.height
      capabilities.height = { model in
        guard let height = height(model) else { return earlier?(model) }
        return RowHeight.checked(height, of: "a row of \(Model.self)")
      }
    }
  }
}
