/// What a table sees of several children.
@MainActor
final class ComposedRouters {
  let dataSource = ComposedDataSource()
  let delegate = ComposedDelegate()
  let prefetchDataSource = ComposedPrefetchDataSource()
  let dragDelegate = ComposedDragDelegate()
  let dropDelegate = ComposedDropDelegate()

  private var all: [ComposedObject] {
    [dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate]
  }

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
