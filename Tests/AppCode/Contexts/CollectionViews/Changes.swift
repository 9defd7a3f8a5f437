// block: // Other posts
import DecoratedCollections
import UIKit

// lines
