// block: struct DaysView: View
import DecoratorTableKit
import SwiftUI

// lines
