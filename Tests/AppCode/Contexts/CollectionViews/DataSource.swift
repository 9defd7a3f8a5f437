// block: final class FeedDataSource
// A stand-in for what the article uses of UIKit's collection views: declarations of the pages of
// developer.apple.com/documentation/uikit/uicollectionview and …/uicollectionviewdatasource.
class UICollectionViewCell: UIView {}

@MainActor
protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

class UICollectionView: UIScrollView {
  func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  func insertSections(_ sections: IndexSet) {}
  func deleteSections(_ sections: IndexSet) {}
  func moveSection(_ section: Int, toSection newSection: Int) {}
  func reloadSections(_ sections: IndexSet) {}
  func insertItems(at indexPaths: [IndexPath]) {}
  func deleteItems(at indexPaths: [IndexPath]) {}
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  func reloadItems(at indexPaths: [IndexPath]) {}
  func reconfigureItems(at indexPaths: [IndexPath]) {}
}

struct Post: Identifiable {
  let id: Int
}

struct Ad: Identifiable {
  let id: Int
}

final class PostCell: UICollectionViewCell {
  func show(_ post: Post) {}
}

final class AdCell: UICollectionViewCell {
  func show(_ ad: Ad) {}
}

// lines
