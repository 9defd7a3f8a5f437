extension LayeredTable {
  /// The inspector, which marks on screen the owner of each row.
  ///
  /// ```swift
  /// feed.inspector.isShown = true
  /// ```
  public var inspector: TableInspector {
    if let inspector = overlay as? TableInspector { return inspector }
    let inspector = TableInspector(of: self)
    overlay = inspector
    return inspector
  }
}
