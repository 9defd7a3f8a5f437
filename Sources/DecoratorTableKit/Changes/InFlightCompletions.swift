/// The completions of what a view was told, until it calls them.
///
/// A view calls them when its animations end, in whatever order that happens, and not at all if it
/// leaves the screen in between. A completion that is called calls those before it first, so that
/// they are called in order, and each once.
@MainActor
final class InFlightCompletions {
  private var open: [(number: Int, completion: (Bool) -> Void)] = []
  private var count = 0

  /// The number of completions that the view has not called.
  var openCount: Int { open.count }

  /// Remembers a completion.
  ///
  /// - Parameter completion: Called with whether the animations have ended.
  /// - Returns: The completion to give to the view.
  func add(_ completion: @escaping (Bool) -> Void) -> (Bool) -> Void {
    count += 1
    let number = count
    open.append((number, completion))
    return { self.close(upTo: number, $0) }
  }

  /// Calls all completions that the view has not called.
  func finishAll(_ isFinished: Bool) { close(upTo: count, isFinished) }

  private func close(upTo number: Int, _ isFinished: Bool) {
    // A completion may open or close others.
    while let first = open.first, first.number <= number {
      open.removeFirst()
      first.completion(isFinished)
    }
  }
}
