// The UIKit that the kit is built on. The same condition stands wherever Objective-C matters.
#if canImport(UIKit) && !os(watchOS)
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
#endif
