public import DecoratorTableKit
public import Foundation

extension LayeredTable {
  /// Waits for the work that the kit has deferred for the table, until none is left.
  ///
  /// ```swift
  /// try await feed.settle()
  /// ```
  ///
  /// The kit defers much of its work to a later turn of the main actor: there a supply reads the
  /// rows on screen, viewed rows are measured, and changes are applied that could not be applied
  /// during another one. A decorated table settles with its layers and its source, a composed table
  /// with its children, too. A table in a window is laid out in between, as the main loop does.
  ///
  /// It does not wait for loads under way, tasks of the app, animations of the table, or the
  /// scheduled calls of a clock: complete the load, or advance the clock, and let the table settle
  /// again. So that the results of loads arrive, the table has settled only once nothing was left
  /// to do for five turns in a row.
  ///
  /// - Parameters:
  ///   - turns: The most turns of the main actor to wait for.
  ///   - seconds: The most time to wait, by the system's clock. Some of the kit's own work takes a
  ///     twentieth of a second, and a change may wait for the end of a scroll. A turn counts as a
  ///     tenth of a second at most, since other tests may keep the main actor busy for longer.
  /// - Returns: The events that the table still waits for.
  /// - Throws: An ``UnsettledTable``, which says what is left to do, if it is not done within the
  ///   limits.
  @discardableResult
  public func settle(
    turns: Int = 1_000, seconds: TimeInterval = 10
  ) async throws(UnsettledTable) -> RemainingWork {
    var (turnCount, quietCount) = (0, 0)
    var time: TimeInterval = 0
    while true {
      layOutOnScreen()
      let work = pendingWork
      quietCount = work.steps.isEmpty ? quietCount + 1 : 0
      let remaining = RemainingWork(steps: work.steps, waits: work.waits)
      // Nothing was left before the first of the turns, and after each of them.
      if quietCount > Self.quietTurns { return remaining }
      // Turns in which nothing is left to do come to an end.
      if !work.steps.isEmpty, turnCount >= turns || time >= seconds {
        throw UnsettledTable(turns: turnCount, seconds: time, remaining: remaining)
      }
      let start = ProcessInfo.processInfo.systemUptime
      await Self.nextTurn(after: work.isDueNow || work.steps.isEmpty ? 0 : 10_000_000)
      turnCount += 1
      time += min(ProcessInfo.processInfo.systemUptime - start, 0.1)
    }
  }

  /// The number of turns in a row in which nothing is left to do once a table has settled.
  private static var quietTurns: Int { 5 }

  /// Waits for a later turn of the main actor.
  ///
  /// - Parameter delay: The time in nanoseconds to wait before.
  private static func nextTurn(after delay: UInt64) async {
    if delay > 0 { try? await Task.sleep(nanoseconds: delay) }
    await Task { @MainActor in }.value
  }
}
