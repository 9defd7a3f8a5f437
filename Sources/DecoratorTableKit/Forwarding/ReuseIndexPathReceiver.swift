import Foundation

/// A delegate of the kit's own that is told the row on screen of a tapped detail button, which the
/// call of UIKit's does not say.
@MainActor
package protocol ReuseIndexPathReceiver: AnyObject {
  /// The table's index path (reuse) of the row that the next call is about. The call consumes it.
  var reuseIndexPathOfCall: IndexPath? { get set }
}
