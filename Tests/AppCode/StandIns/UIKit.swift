// A stand-in for UIKit, for files that know nothing of the kit.
@_exported import HeadlessUIKit
