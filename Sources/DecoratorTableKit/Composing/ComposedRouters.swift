/// What a table sees of several children.
@MainActor
final class ComposedRouters {
  let dataSource = ComposedDataSource()
  let delegate = ComposedDelegate()
  /// What a table sees of them only if some child has an object of that kind.
  let optional: KeyValuePairs<TableObjectKind, ComposedObject> = [
    .prefetchDataSource: ComposedPrefetchDataSource(), .dragDelegate: ComposedDragDelegate(),
    .dropDelegate: ComposedDropDelegate(),
  ]

  private var all: [ComposedObject] { [dataSource, delegate] + optional.map(\.value) }

  weak var composed: ComposedTable? {
    didSet {
      for router in all { router.composed = composed }
    }
  }

  /// Forgets which methods children have, since there are other children, or they have others.
  func forgetMethods() {
    for router in all { router.forgetMethods() }
  }
}
