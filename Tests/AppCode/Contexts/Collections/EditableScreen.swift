// block: struct EditableFeedView: View
import DecoratorTableKit
import Foundation
import SwiftUI

// lines
