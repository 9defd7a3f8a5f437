import DecoratorTableKit

/// The content changes as announced: each of its rows keeps its identity.
struct ContentIdentityCheck {
  /// The identity that each content row reported.
  private var known: [Int: AnyHashable] = [:]

  /// Compares the identities that content rows report with those according to the announcements,
  /// at a moment at which every change has been announced.
  mutating func findings(
    in identities: [[AnyHashable?]], numbers: LevelIdentities
  ) -> [Finding] {
    var finding: Finding?
    for (position, identity) in identities.positioned() {
      guard let identity, let number = numbers.rows[at: position] else { continue }
      if let expected = known.updateValue(identity, forKey: number), expected != identity,
        finding == nil
      {
        finding = Finding(
          .announcedChanges, layer: "content", "content row \(position)",
          expected: "\(expected), as announced", found: "\(identity)")
      }
    }
    return [finding].compactMap(\.self)
  }

  /// Forgets reloaded rows: they may have any identity.
  mutating func forget(_ numbers: some Sequence<Int>) {
    for number in numbers { known[number] = nil }
  }

  /// Forgets everything.
  mutating func forget() { known = [:] }
}
