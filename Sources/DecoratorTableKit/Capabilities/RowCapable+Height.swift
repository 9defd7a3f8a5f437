import Foundation

extension RowCapable {
  /// Sets the height of all rows.
  ///
  /// - Parameter height: In points, 0 or more, or `UITableView.automaticDimension`; traps for any
  ///   other.
  public func height(_ height: CGFloat) -> Self {
    let height = RowHeight.checked(height, of: "rows of \(Model.self)")
    return self.height { _ in height }
  }

  /// Sets each row's height from a closure.
  ///
  /// Added to others, it is asked before them, and they are where it says nil.
  ///
  /// - Parameter height: The height of a model's row in points, 0 or more, or
  ///   `UITableView.automaticDimension`; traps for any other when a table asks. Nil leaves it to
  ///   the table.
  public func height(_ height: @escaping (Model) -> CGFloat?) -> Self {
    uncheckedHeight { model in
      height(model).map { RowHeight.checked($0, of: "a row of \(Model.self)") }
    }
  }

  /// The same where the heights are checked by somebody else.
  func uncheckedHeight(_ height: @escaping (Model) -> CGFloat?) -> Self {
    changing { capabilities in
      let earlier = capabilities.height
      capabilities.height = { height($0) ?? earlier?($0) }
    }
  }
}
