import Foundation

/// The real table of a content table, and the switch that decides whether a call reaches it.
///
/// A content table is a live table, and UIKit maintains every table: it sets frames and margins,
/// clamps offsets, applies appearance, reads accessibility. It does so by calls of the same members
/// that an app calls. Values that UIKit computes from a hidden table without rows must not reach
/// the table on screen.
///
/// - *Upkeep* is a call of UIKit's own: a view's callback, the setter of a frame, a question of the
///   focus or of accessibility. Until it returns, calls do not reach the real table.
/// - A *move* begins when a view is about to change its window or its superview, and ends when it
///   has. In between UIKit changes traits and applies appearance, and an app may be asked for
///   cells. So questions reach the real table, and changes do only while the app answers.
///
/// No public interface distinguishes UIKit's other calls from an app's.
/// `Tests/UIKitInterface/content-table.txt` decides for each member whether they may reach it.
@MainActor
final class RealTable {
  /// What a view can move to.
  enum Place {
    case window
    case superview
  }

  /// The number of scroll callbacks of apps under way, of any table. While there is one, it is the
  /// app that sets an offset.
  static var callsAboutScrolling = 0

  private weak var reference: UITableView?
  private var upkeepDepth = 0
  private var moves: Set<Place> = []

  /// The table, held weakly; nil during upkeep.
  var table: UITableView? {
    get { isInUpkeep ? nil : reference }
    set { reference = newValue }
  }

  /// Whether a call of UIKit's own is under way, or the content table is being deallocated.
  var isInUpkeep: Bool { upkeepDepth > 0 }

  /// Whether a view is between two places.
  var isMoving: Bool { !moves.isEmpty }

  /// Makes a call of UIKit's own.
  func duringUpkeep<Value>(_ call: () -> Value) -> Value {
    upkeepDepth += 1
    defer { upkeepDepth -= 1 }
    return call()
  }

  /// Notes that a move begins. UIKit may repeat that before it ends.
  func beginMove(to place: Place) { moves.insert(place) }

  /// Notes that a move has ended.
  func endMove(to place: Place) { moves.remove(place) }

  /// Clears the table, since the content table is being deallocated. Views are released on the main
  /// queue.
  nonisolated func clear() {
    guard MainActorCall.isOnMainActor else { return }
    MainActor.assumeIsolated {
      reference = nil
      upkeepDepth += 1
    }
  }
}
