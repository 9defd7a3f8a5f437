// What an app's package may have for its tests, so that its sources import UIKit everywhere.
@_exported import HeadlessUIKit
