extension UITableView.Temper {
  /// Setting another delegate asks for the counts, at once, also where they were asked for before.
  ///
  /// A public thread about it: QMUI_iOS #1427.
  public static let delegateReloads = Self(rawValue: 1 << 2)

  /// Setting a table's header or footer view asks for the counts, as setting a delegate does.
  ///
  /// A public thread about it: WordPress-iOS #2933.
  public static let accessoryReloads = Self(rawValue: 1 << 3)
}
