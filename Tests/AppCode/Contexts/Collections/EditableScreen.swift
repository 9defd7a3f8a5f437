// block: struct EditableFeedView: View
import DecoratedCollections
import Foundation
import SwiftUI

// lines
