// block: extension UICollectionView
import DecoratorTableKit
import UIKit

// lines
