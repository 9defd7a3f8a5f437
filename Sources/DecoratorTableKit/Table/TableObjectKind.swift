/// One of the five objects that a table asks and tells.
enum TableObjectKind: Hashable {
  case dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate
}
