public import Foundation

/// An effect on the colours under a view. Nothing here draws it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
