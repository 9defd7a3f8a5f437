// block: // Other posts
import DecoratorTableKit
import UIKit

// lines
