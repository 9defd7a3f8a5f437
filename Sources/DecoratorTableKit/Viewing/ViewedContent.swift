import Foundation

/// The rows of the content, as something to be viewed.
@MainActor
public struct ViewedContent {
  /// Returns the identity of what a row (data) shows; nil if nobody knows.
  let identity: ((IndexPath) -> AnyHashable)?

  /// All rows of the wrapped source. A row is the same as long as it is on screen.
  public static var content: ViewedContent { ViewedContent(identity: nil) }

  /// All rows of the wrapped source, each with what it shows. A row that shows something else is
  /// another one, and what comes back on screen is known.
  ///
  /// - Parameter id: Returns the identity of what a row of the wrapped source (data) shows.
  public static func content<ID: Hashable>(
    id: @escaping (IndexPath) -> ID
  ) -> ViewedContent {
    ViewedContent { AnyHashable(id($0)) }
  }
}
