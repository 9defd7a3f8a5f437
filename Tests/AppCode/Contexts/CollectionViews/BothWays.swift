// block: extension FeedDataSource
import DecoratedCollections
import UIKit

// lines
