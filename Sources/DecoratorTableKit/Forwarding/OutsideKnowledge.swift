import Foundation

/// What a layer tells the one inside it besides a call of UIKit's, whose parameters are fixed.
struct OutsideKnowledge {
  /// The table's index path (reuse) of the row that the call is about.
  var reuseIndexPath: IndexPath?
  /// Whether a layer further out has the table ask for deletions that the content does not have.
  var commits = false

  /// Returns whether that is so for this call, and forgets it.
  mutating func takeCommits() -> Bool {
    defer { commits = false }
    return commits
  }

  /// Returns the table's index path (reuse) of the row that this call is about, and forgets it; nil
  /// if the table itself calls.
  mutating func takeReuseIndexPath() -> IndexPath? {
    defer { reuseIndexPath = nil }
    return reuseIndexPath
  }
}

/// An object inside a layer that can be told more than the calls of UIKit say.
@MainActor
protocol OutsideInformed: AnyObject {
  /// What the layer outside it knows about the call that it makes next.
  var outside: OutsideKnowledge { get set }
}
