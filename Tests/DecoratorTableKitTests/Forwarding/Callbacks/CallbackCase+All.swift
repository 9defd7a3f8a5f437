@testable import DecoratorLayouts
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

  /// The methods that are called about a menu that was asked for.
  static let areAboutMenus: Set<ForwardedMethod> = [
    .contextMenuHighlightPreview, .contextMenuDismissPreview, .contextMenuPreviewAction,
    .willDisplayContextMenu, .willEndContextMenu,
  ]

  @MainActor
  static func part(of method: ForwardedMethod) -> Part {
    func has(_ cases: [CallbackCase]) -> Bool { cases.contains { $0.method == method } }
    if has(ofDataSource) { return .dataSource }
    if has(ofPrefetching) { return .prefetching }
    if has(ofDrag) { return .drag }
    return has(ofDrop) ? .drop : .delegate
  }
}

/// The methods by what they are about.
enum CallbackFamily: String, CaseIterable, Sendable {
  case dataSource
  case rows
  case sections
  case interactions
  case scrolling
  case dragAndDrop

  @MainActor var cases: [CallbackCase] {
    switch self {
    case .dataSource: CallbackCase.ofDataSource + CallbackCase.ofPrefetching
    case .rows: CallbackCase.ofDelegateRows
    case .sections: CallbackCase.ofDelegateSections
    case .interactions: CallbackCase.ofDelegateInteractions + CallbackCase.ofMenus
    case .scrolling: CallbackCase.ofScrolling
    case .dragAndDrop: CallbackCase.ofDrag + CallbackCase.ofDrop
    }
  }
}
#endif
