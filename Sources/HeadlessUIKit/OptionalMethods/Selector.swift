#if canImport(ObjectiveC)
@_exported public import ObjectiveC
#else
/// The name of a method in Objective-C's spelling, where there is no Objective-C.
///
/// It serves one purpose here: to say which optional method is meant, for example
/// `"tableView:heightForRowAtIndexPath:"`.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  /// The name, for example `numberOfSectionsInTableView:`.
  public let description: String

  /// Creates the selector of that name.
  public init(_ name: String) {
    description = name
  }

  /// Creates the selector of that name.
  public init(stringLiteral name: String) {
    description = name
  }
}
#endif
