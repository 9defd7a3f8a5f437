import Foundation

extension RowCapable {
  /// Sets the height of all rows.
  ///
  /// - Parameter height: The height in points, 0 or more, or `UITableView.automaticDimension`;
  ///   traps for any other.
  public func height(_ height: CGFloat) -> Self {
    let height = RowHeight.checked(height, of: "rows of \(Model.self)")
    return uncheckedHeight { _ in height }
  }

  /// Sets each row's height from a closure.
  ///
  /// Of several closures the last is asked first. Where it returns nil, the one before it is asked.
  ///
  /// - Parameter height: Returns the height of a model's row in points, 0 or more, or
  ///   `UITableView.automaticDimension`. Nil leaves it to the table. For any other, a debug build
  ///   traps when a table asks. A release build leaves it to the table and reports
  ///   ``TableAnomaly/invalidHeight(layer:place:height:)``.
  public func height(_ height: @escaping (Model) -> CGFloat?) -> Self {
    uncheckedHeight { model in
      height(model).map {
        RowHeight.answered($0, of: "a row of \(Model.self)")
      }
    }
  }

  /// Sets each row's height from a closure whose heights are checked later.
  func uncheckedHeight(_ height: @escaping (Model) -> CGFloat?) -> Self {
    changing { capabilities in
      let earlier = capabilities.height
      capabilities.height = { height($0) ?? earlier?($0) }
    }
  }
}
