import DecoratorTableKit

/// The content changes by what is announced of it: each of its rows is still who it was.
struct ContentIdentityCheck {
  /// Who each content row said that it is.
  private var known: [Int: AnyHashable] = [:]

  /// Compares at a moment at which everything is announced.
  ///
  /// - Parameters:
  ///   - identities: Who each content row says that it is.
  ///   - numbers: Who it is by what was announced.
  mutating func findings(
    in identities: [[AnyHashable?]], numbers: LevelIdentities
  ) -> [Finding] {
    var finding: Finding?
    for (section, identities) in identities.enumerated() {
      for (row, identity) in identities.enumerated() {
        let position = RowPosition(section: section, row: row)
        guard let identity, let number = numbers.rows[at: position] else { continue }
        if let expected = known.updateValue(identity, forKey: number), expected != identity,
          finding == nil
        {
          finding = Finding(
            .announcedChanges, layer: "content", "content row \(position)",
            expected: "\(expected), by what was announced", found: "\(identity)")
        }
      }
    }
    return [finding].compactMap(\.self)
  }

  /// Rows that were reloaded may be anybody.
  mutating func forget(_ numbers: some Sequence<Int>) {
    for number in numbers { known[number] = nil }
  }

  /// Nothing is known any more.
  mutating func forget() { known = [:] }
}
