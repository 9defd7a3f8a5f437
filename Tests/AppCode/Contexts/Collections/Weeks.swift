// block: struct Week: Identifiable
import DecoratorTableKit
import SwiftUI

// lines
