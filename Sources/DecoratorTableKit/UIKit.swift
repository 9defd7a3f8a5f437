// The one place that decides which UIKit the kit is built on.
#if canImport(UIKit) && !os(watchOS)
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
#endif
