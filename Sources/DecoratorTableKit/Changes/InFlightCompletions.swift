/// The completions of a view's updates, until the view calls them.
///
/// A view calls them when its animations end, in any order, and not at all if it leaves the screen
/// meanwhile. Each call first calls the completions before it, so that all are called in order, and
/// each once.
@MainActor
final class InFlightCompletions {
  private var open: [(number: Int, completion: (Bool) -> Void)] = []
  private var count = 0

  /// The number of completions that the view has not called.
  var openCount: Int { open.count }

  /// Adds a completion.
  ///
  /// - Parameter completion: Called with whether the animations have ended.
  /// - Returns: The completion to pass to the view.
  func add(_ completion: @escaping (Bool) -> Void) -> (Bool) -> Void {
    count += 1
    let number = count
    open.append((number, completion))
    return { self.close(upTo: number, $0) }
  }

  /// Calls all completions that the view has not called.
  func finishAll(_ isFinished: Bool) { close(upTo: count, isFinished) }

  private func close(upTo number: Int, _ isFinished: Bool) {
    // A completion may add or finish others.
    while let first = open.first, first.number <= number {
      open.removeFirst()
      first.completion(isFinished)
    }
  }
}
