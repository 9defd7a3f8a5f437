// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for IGListKit, and for the collection view that it drives, which HeadlessUIKit does
// not have: as much of its public interface as the article about it uses, from its guides. It
// shows nothing.
import Foundation
import HeadlessUIKit

open class UICollectionViewCell: UIView {}

public protocol ListDiffable: NSObjectProtocol {
  func diffIdentifier() -> any NSObjectProtocol
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
}

@MainActor
public protocol ListCollectionContext: AnyObject {
  var containerSize: CGSize { get }
}

extension ListCollectionContext {
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    for controller: ListSectionController, at index: Int
  ) -> Cell { fatalError("shows nothing") }
}

@MainActor
open class ListSectionController: NSObject {
  public weak var collectionContext: (any ListCollectionContext)?

  open func didUpdate(to object: Any) {}
  open func sizeForItem(at index: Int) -> CGSize { .zero }
  open func cellForItem(at index: Int) -> UICollectionViewCell { UICollectionViewCell() }
}

@MainActor
open class ListAdapter: NSObject {}

@MainActor
public protocol ListAdapterDataSource: NSObjectProtocol {
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]
  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController
  func emptyView(for listAdapter: ListAdapter) -> UIView?
}
