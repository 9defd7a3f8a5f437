extension NaivePlacement {
  private static let shortList = NaivePlacement.when(
    fewerThan: 4, .end, otherwise: .plus(.tableRows([2]), .end))

  /// Rules that have an effect on short lists.
  static let smallRules: [NaivePlacement] = [
    .none, .start, .end, .every(2, after: 1), .tableRows([0, 3]), shortList,
    .inSections([1], .plus(.start, .end)), .before([1, 2]), .everyTableRows(2, first: nil),
  ]
}
