import Foundation

/// The rows of the content whose views are counted.
@MainActor
public struct ViewedContent {
  /// Returns the identity of what a row (data) shows; nil if rows have none.
  let identity: ((IndexPath) -> AnyHashable)?

  /// All rows of the wrapped source. A row is the same as long as it is on screen and the table is
  /// not reloaded. Some additions and removals of a layer reload it.
  public static var content: ViewedContent { ViewedContent(identity: nil) }

  /// All rows of the wrapped source, by the identity of what they show. Time continues in any row
  /// that shows the same, also in a table that was reloaded, and an identity that comes back on
  /// screen is recognized.
  ///
  /// - Parameter id: Returns the identity of what a row of the wrapped source (data) shows.
  public static func content<ID: Hashable>(
    id: @escaping (IndexPath) -> ID
  ) -> ViewedContent {
    ViewedContent { AnyHashable(id($0)) }
  }
}
