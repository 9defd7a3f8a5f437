extension HeterogeneousList {
  /// The model of a section's header, if it has one.
  ///
  /// - Parameter section: A section; traps if there is no such section.
  public func header(ofSection section: Int) -> Any? { headerAndFooter(ofSection: section).header }

  /// The model of a section's footer, if it has one.
  ///
  /// - Parameter section: A section; traps if there is no such section.
  public func footer(ofSection section: Int) -> Any? { headerAndFooter(ofSection: section).footer }

  private func headerAndFooter(ofSection section: Int) -> HeaderAndFooter {
    guard headersAndFooters.indices.contains(section) else {
      Self.sectionDoesNotExist(section, count: headersAndFooters.count)
    }
    return headersAndFooters[section]
  }
}
