import Foundation

/// A delegate of the kit that gets the row on screen of a tapped detail button, which UIKit's
/// method has no parameter for.
@MainActor
package protocol ReuseIndexPathReceiver: AnyObject {
  /// The table's index path (reuse) of the row of the next call, which consumes it.
  var reuseIndexPathOfCall: IndexPath? { get set }
}
