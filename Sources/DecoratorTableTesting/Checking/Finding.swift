import DecoratorTableKit

/// A violation that one check found at one moment.
struct Finding: Hashable {
  let rule: ConsistencyRule
  var layer: String?
  let subject: String
  let expected: String
  let found: String

  init(
    _ rule: ConsistencyRule, layer: String? = nil, _ subject: String, expected: String,
    found: String
  ) {
    self.rule = rule
    self.layer = layer
    self.subject = subject
    self.expected = expected
    self.found = found
  }
}

extension Optional where Wrapped == RowPosition {
  /// The row as text, or that there is none.
  var text: String { map(\.description) ?? "no row" }
}
