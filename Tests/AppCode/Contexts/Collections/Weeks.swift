// block: struct Week: Identifiable
import DecoratedCollections
import SwiftUI

// lines
