// block: func objects(for listAdapter: ListAdapter)
import HeadlessUIKit
import IGListKit

final class AdObject: NSObject, ListDiffable {
  func diffIdentifier() -> any NSObjectProtocol { self }
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { object === self }
}

final class AdController: ListSectionController {}

final class FeedObjects: NSObject, ListAdapterDataSource {
  private let posts: [PostObject] = []
  private let ads: [AdObject] = []

  // lines

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}
