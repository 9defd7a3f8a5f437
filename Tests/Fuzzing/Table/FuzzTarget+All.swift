extension FuzzTarget {
  /// The targets of this program, by name.
  static let all = ["queue": FuzzTarget(run: fuzzQueue)]
}
