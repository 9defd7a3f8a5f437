// What is wrong inside is looked for first: it has consequences outside.

/// A check that needs to know nothing but what a table answers at one moment.
protocol StateCheck {
  /// What is wrong, the first of each kind; empty if nothing is.
  static func findings(in table: TableCapture) -> [Finding]
}

/// A check of one layer by itself.
protocol LayerCheck: StateCheck {
  /// What is wrong with a layer, or nil if nothing is.
  static func finding(in layer: LayerCapture) -> Finding?
}

extension LayerCheck {
  static func findings(in table: TableCapture) -> [Finding] {
    table.layers.reversed().compactMap { finding(in: $0) }
  }
}

/// A check that compares what was announced with what happened.
protocol ChangeCheck {
  /// What is wrong, the first of each kind; empty if nothing is.
  static func findings(in change: TableChange) -> [Finding]
}

/// A check of what a layer makes of a change inside it.
protocol LayerChangeCheck: ChangeCheck {
  /// What is wrong with a layer, or nil if nothing is.
  static func finding(in change: LayerChange) -> Finding?
}

extension LayerChangeCheck {
  static func findings(in change: TableChange) -> [Finding] {
    change.layers.reversed().compactMap { finding(in: $0) }
  }
}
