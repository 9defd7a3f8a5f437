#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The names under which the optional methods of `UITableViewDataSourcePrefetching` are recorded.
///
/// Two pairs of parentheses keep a compiler with Objective-C from asking for `#selector`.
@MainActor
enum PrefetchingMethod {
  static let cancelPrefetchingForRowsAt = Selector(
    ("tableView:cancelPrefetchingForRowsAtIndexPaths:"))
}
