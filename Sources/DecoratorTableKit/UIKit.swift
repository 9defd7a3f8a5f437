// The one place that imports the UIKit that the kit is built on. Package.swift says which, by the
// platform: an app may have a module of its own named UIKit, and that must not decide.
#if HEADLESS_UIKIT
#if os(iOS)
// Here a Mac that runs an app for the iPad counts as iOS.
#error("HEADLESS_UIKIT is defined for a platform that has UIKit: see withoutUIKit in Package.swift")
#endif
@_exported public import HeadlessUIKit
#else
@_exported public import UIKit
#endif
