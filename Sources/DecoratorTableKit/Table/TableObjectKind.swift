/// One of the five objects that a table asks and tells, by UIKit's name of the property.
enum TableObjectKind: String {
  case dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate
}
