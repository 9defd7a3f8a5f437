// block: extension UICollectionView
import DecoratedCollections
import UIKit

// lines
