// Inner levels are checked first: their violations have consequences outside.

/// A check that needs only a table's answers at one moment.
protocol StateCheck {
  /// Returns the violations, the first of each kind; empty if there are none.
  static func findings(in table: TableCapture) -> [Finding]
}

/// A check of one layer by itself.
protocol LayerCheck: StateCheck {
  /// Returns a layer's violation, or nil if there is none.
  static func finding(in layer: LayerCapture) -> Finding?
}

extension LayerCheck {
  static func findings(in table: TableCapture) -> [Finding] {
    table.layers.reversed().compactMap { finding(in: $0) }
  }
}

/// A check that compares the announcement with the actual change.
protocol ChangeCheck {
  /// Returns the violations, the first of each kind; empty if there are none.
  static func findings(in change: TableChange) -> [Finding]
}
