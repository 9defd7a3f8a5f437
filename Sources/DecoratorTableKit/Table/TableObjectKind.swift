/// One of the five objects that a table asks and tells, by UIKit's name of the property.
enum TableObjectKind: String {
  case dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate

  /// The methods of the object's protocols that are forwarded. They are listed protocol by
  /// protocol.
  var methods: ArraySlice<ForwardedMethod> {
    let all = ForwardedMethod.allCases
    return switch self {
    case .dataSource: all.prefix { $0 != .willDisplayCell }
    case .delegate: all.drop { $0 != .willDisplayCell }.prefix { $0 != .prefetchRows }
    case .prefetchDataSource:
      all.drop { $0 != .prefetchRows }.prefix { $0 != .itemsForBeginningDrag }
    case .dragDelegate: all.drop { $0 != .itemsForBeginningDrag }.prefix { $0 != .performDrop }
    case .dropDelegate: all.drop { $0 != .performDrop }
    }
  }
}
