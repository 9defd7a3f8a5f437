public import Foundation

/// Something that the user did. There is no user here, and nothing makes one.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
