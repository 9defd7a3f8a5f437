// The one place that imports the UIKit that the kit is built on. Package.swift says which, by the
// platform: an app may have a module of its own named UIKit, and that must not decide.
#if HEADLESS_UIKIT
@_exported public import HeadlessUIKit
#else
@_exported public import UIKit
#endif
