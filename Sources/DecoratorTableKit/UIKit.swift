// The only import of UIKit or HeadlessUIKit. Package.swift decides which, by the platform, so that
// an app's own module named UIKit has no influence.
#if HEADLESS_UIKIT
#if os(iOS)
// Here a Mac that runs an app for the iPad counts as iOS.
#error("HEADLESS_UIKIT is defined for a platform that has UIKit: see withoutUIKit in Package.swift")
#endif
@_exported public import HeadlessUIKit
#else
@_exported public import UIKit
#endif
