// block: extension FeedDataSource
import DecoratorTableKit
import UIKit

// lines
