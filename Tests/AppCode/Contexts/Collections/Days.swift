// block: struct DaysView: View
import DecoratedCollections
import SwiftUI

// lines
