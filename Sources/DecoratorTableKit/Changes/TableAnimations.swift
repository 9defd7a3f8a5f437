/// The animation of each operation that a table is told.
///
/// An operation on content is shown as the app has announced it, any other as the layer that owns
/// the row wants it. What nobody asked for is not animated.
@MainActor
struct TableAnimations {
  let announced: AnnouncedAnimations
  /// The animation of each layer, the outermost first.
  let layers: [UITableView.RowAnimation]
  /// Sections that nobody wants to be reloaded (reuse, before), ascending.
  var sectionsReplacedForMoves: [Int] = []
  let layoutsBefore: LayoutStack
  let layoutsAfter: LayoutStack

  /// Returns the animation of a row that goes or is replaced.
  ///
  /// - Parameter row: The row in reuse coordinates (before).
  func animation(ofRowBefore row: RowPosition) -> UITableView.RowAnimation {
    let resolved = layoutsBefore.resolve(row)
    guard case .content(let content) = resolved.row else { return layers[resolved.level] }
    return announced.rowsBefore[content] ?? announced.sectionsBefore[content.section]
      ?? announced.others
  }

  /// Returns the animation of a row that comes.
  ///
  /// - Parameter row: The row in reuse coordinates (after).
  func animation(ofRowAfter row: RowPosition) -> UITableView.RowAnimation {
    let resolved = layoutsAfter.resolve(row)
    guard case .content(let content) = resolved.row else { return layers[resolved.level] }
    return announced.rowsAfter[content] ?? announced.sectionsAfter[content.section]
      ?? announced.others
  }

  /// Returns the animation of a section that goes or is replaced.
  ///
  /// - Parameter section: The section in reuse coordinates (before).
  func animation(ofSectionBefore section: Int) -> UITableView.RowAnimation {
    if sectionsReplacedForMoves.containsInOrder(section) { return .none }
    return animation(ofSection: section, in: layoutsBefore, given: announced.sectionsBefore)
  }

  /// Returns the animation of a section that comes.
  ///
  /// - Parameter section: The section in reuse coordinates (after).
  func animation(ofSectionAfter section: Int) -> UITableView.RowAnimation {
    animation(ofSection: section, in: layoutsAfter, given: announced.sectionsAfter)
  }

  private func animation(
    ofSection section: Int, in layouts: LayoutStack,
    given: [Int: UITableView.RowAnimation]
  ) -> UITableView.RowAnimation {
    var section = section
    for (level, layout) in layouts.layers.enumerated() {
      guard case .content(let inner) = layout.origin(ofSection: section) else {
        return layers[level]
      }
      section = inner
    }
    return given[section] ?? announced.others
  }
}
