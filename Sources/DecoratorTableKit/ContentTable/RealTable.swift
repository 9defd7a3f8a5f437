import Foundation

/// The real table of a content table, and the one switch for whether a call reaches it.
///
/// A content table is a live table, and UIKit looks after every table that it has: it sets frames
/// and margins, reads offsets and sets them to what it takes for legal ones, applies appearance,
/// asks what assistive technologies may see. It does so by calls of the very members that an app
/// calls. What UIKit computes from a hidden table without rows must not reach the table on screen.
///
/// - *Upkeep* is a call of UIKit's own: a view's callback, the setter of a frame, a question of the
///   focus or of accessibility. Until it returns, the content table stands for no other table.
/// - A *move* begins when a view is about to change its window or its superview, and ends when it
///   has. In between UIKit changes traits and applies appearance, and an app may be asked for
///   cells. So questions reach the real table, and changes do only while the app answers.
///
/// No public interface tells UIKit's other calls from an app's. Which members they may reach is
/// decided by member, in `Tests/UIKitInterface/content-table.txt`.
@MainActor
final class RealTable {
  /// What a view can move to.
  enum Place {
    case window
    case superview
  }

  /// The number of calls under way in which an app is called about scrolling, by any table.
  static var callsAboutScrolling = 0

  /// Whether an app is being called about scrolling, so that it is what sets an offset.
  static var isAppCalledAboutScrolling: Bool { callsAboutScrolling > 0 }

  private weak var reference: UITableView?
  private var upkeepDepth = 0
  private var moves: Set<Place> = []

  /// The table, held weakly; nil during upkeep, whatever it is.
  var table: UITableView? {
    get { isInUpkeep ? nil : reference }
    set { reference = newValue }
  }

  /// Whether a call of UIKit's own is under way, or the content table goes away.
  var isInUpkeep: Bool { upkeepDepth > 0 }

  /// Whether a view is between two places.
  var isMoving: Bool { !moves.isEmpty }

  /// Makes a call of UIKit's own.
  func duringUpkeep<Value>(_ call: () -> Value) -> Value {
    upkeepDepth += 1
    defer { upkeepDepth -= 1 }
    return call()
  }

  /// Notes that a move begins. UIKit may say so again before it ends.
  func beginMove(to place: Place) { moves.insert(place) }

  /// Notes that a move has ended.
  func endMove(to place: Place) { moves.remove(place) }

  /// Forgets the table for good, since the content table is being deallocated. Views are released
  /// on the main queue.
  nonisolated func clear() {
    guard MainActorCall.isOnMainActor else { return }
    MainActor.assumeIsolated {
      reference = nil
      upkeepDepth += 1
    }
  }
}
