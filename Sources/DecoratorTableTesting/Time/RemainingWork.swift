/// What a table is still going to do by itself, and what it waits for.
///
/// ```text
/// a look by the supply of layer ads; waits for: 1 load of layer ads, for slot 3
/// ```
///
/// The texts are for people: they may be others in a later version.
public struct RemainingWork: Hashable, Sendable, CustomStringConvertible {
  /// What the kit does at a later turn of the main actor; nothing once the table has settled.
  public var steps: [String]
  /// What waits for the app, for the table or for a time: loads, animations, alarms of a clock.
  public var waits: [String]

  /// Creates a list of work.
  public init(steps: [String] = [], waits: [String] = []) {
    self.steps = steps
    self.waits = waits
  }

  /// Everything in one line; "nothing" if there is nothing.
  public var description: String {
    var parts = steps
    if !waits.isEmpty { parts.append("waits for: " + waits.joined(separator: "; ")) }
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}

/// A table has not settled in the turns, or in the time, that it was given.
public struct UnsettledTable: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of turns of the main actor that were waited for.
  public var turns: Int
  /// The time that was waited, in seconds; each turn counts as a tenth of a second at most.
  public var seconds: Double
  /// What was still to be done by then.
  public var remaining: RemainingWork

  /// Creates an error.
  public init(turns: Int, seconds: Double, remaining: RemainingWork) {
    self.turns = turns
    self.seconds = seconds
    self.remaining = remaining
  }

  /// The limits that were reached, and what was still to be done by then.
  public var description: String {
    let time = (seconds * 10).rounded() / 10
    return "the table has not settled in \(turns) turns and \(time) s: \(remaining)"
  }
}
