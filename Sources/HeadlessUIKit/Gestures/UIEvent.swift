public import Foundation

/// Something that the user did. There is no user here, and nothing makes one.
@MainActor
open class UIEvent: NSObject {}
