/// What a table sees of several children.
@MainActor
final class ComposedRouters {
  let dataSource = ComposedDataSource()
  let delegate = ComposedDelegate()
  let prefetchDataSource = ComposedPrefetchDataSource()
  let dragDelegate = ComposedDragDelegate()
  let dropDelegate = ComposedDropDelegate()

  weak var composed: ComposedTable? {
    didSet {
      let routers: [ComposedObject] = [
        dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate,
      ]
      for router in routers { router.composed = composed }
    }
  }
}
