#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The names under which the optional methods of `UITableViewDataSourcePrefetching` are recorded.
@MainActor
enum PrefetchingMethod {
  static let cancelPrefetchingForRowsAt = Selector("tableView:cancelPrefetchingForRowsAtIndexPaths:")
}
