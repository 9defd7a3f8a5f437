#if canImport(ObjectiveC)
@_exported public import ObjectiveC
#else
/// The name of a method in Objective-C's spelling, for use without Objective-C.
///
/// Its only purpose is to name an optional method, for example
/// `"tableView:heightForRowAtIndexPath:"`.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  /// The name, for example `numberOfSectionsInTableView:`.
  public let description: String

  /// Creates a selector with a name.
  public init(_ name: String) {
    description = name
  }

  /// Creates a selector with a name.
  public init(stringLiteral name: String) {
    description = name
  }
}
#endif
