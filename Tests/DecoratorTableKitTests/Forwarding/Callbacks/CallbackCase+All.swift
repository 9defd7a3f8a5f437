@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackCase {
  /// The object of a table that has a method.
  enum Part {
    case dataSource
    case delegate
    case prefetching
    case drag
    case drop
  }

  /// Every method of every protocol.
  @MainActor static let all =
    ofDataSource + ofDelegateRows + ofDelegateSections + ofDelegateInteractions + ofMenus
    + ofScrolling + ofPrefetching + ofDrag + ofDrop

  @MainActor
  static func part(of method: ForwardedMethod) -> Part {
    func has(_ cases: [CallbackCase]) -> Bool { cases.contains { $0.method == method } }
    if has(ofDataSource) { return .dataSource }
    if has(ofPrefetching) { return .prefetching }
    if has(ofDrag) { return .drag }
    return has(ofDrop) ? .drop : .delegate
  }
}
#endif
