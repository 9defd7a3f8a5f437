public import Foundation

/// What a view does to the colours under it. Nothing here draws it.
@MainActor
open class UIVisualEffect: NSObject {}
