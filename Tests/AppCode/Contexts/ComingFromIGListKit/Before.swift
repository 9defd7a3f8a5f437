// block: final class PostController: ListSectionController
import HeadlessUIKit

final class PostObject: NSObject, ListDiffable {
  let text = ""

  func diffIdentifier() -> any NSObjectProtocol { self }
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { object === self }
}

final class PostCell: UICollectionViewCell {
  func show(_ text: String) {}
}

// lines
