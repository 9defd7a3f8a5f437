public import Foundation

/// A finger on the screen. There is no user here, and nothing makes one.
@preconcurrency @MainActor
open class UITouch: NSObject {}
