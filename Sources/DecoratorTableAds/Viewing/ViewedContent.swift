import Foundation

/// The rows of the content, as something to be viewed.
@MainActor
public struct ViewedContent {
  /// Returns the identity of what a row (data) shows; nil if it is not known.
  let identity: ((IndexPath) -> AnyHashable)?

  /// All rows of the wrapped source. A row is the same as long as it is on screen and the table is
  /// not loaded again, as it is where a layer is added or taken off.
  public static var content: ViewedContent { ViewedContent(identity: nil) }

  /// All rows of the wrapped source, each with what it shows. A row that shows something else is
  /// another one. What is shown goes on in whichever row it is, also in a table that was loaded
  /// again, and what comes back on screen is known.
  ///
  /// - Parameter id: Returns the identity of what a row of the wrapped source (data) shows.
  public static func content<ID: Hashable>(
    id: @escaping (IndexPath) -> ID
  ) -> ViewedContent {
    ViewedContent { AnyHashable(id($0)) }
  }
}
