// block: // Replaces the posts
import DecoratedCollections
import UIKit

// lines
