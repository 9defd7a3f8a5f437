/// The rows of one section of one layer: where its additional rows stand among the content rows.
///
/// Seen from outside, the section has ``count`` rows; each is either one of the ``contentCount``
/// content rows of the source inside, in their order, or one of the ``additionalCount`` rows that
/// the layer adds. The *anchor* of an additional row is the content row that it stands directly
/// before; an anchor equal to `contentCount` stands for the place after the last one.
///
/// A section may hide ``hiddenCount`` of its content rows in place of adding others. These have no
/// outer row; every other content row has one. See
/// ``init(contentCount:hiding:showingAtMost:)``.
///
/// ```swift
/// let layout = RowLayout(contentCount: 5, anchors: [2, 5])
/// layout.count               // 7
/// layout.origin(ofRow: 2)    // .additional(0)
/// layout.origin(ofRow: 3)    // .content(2)
/// layout.row(ofContent: 4)   // 5
/// ```
///
/// Anchors at equal distances take no memory for each row, and every question to them is a
/// division. The same holds for a handful of these runs, as for a regular rule and one row at the
/// end. Anchors at irregular places take at most 8 bytes for each additional row (48 where rows
/// lie beyond 2³¹) and nothing for a content row.
@frozen
public struct RowLayout: Sendable {
  /// The form in which the anchors are held. Equal anchors may be held differently.
  @frozen
  @usableFromInline
  enum Storage: Sendable {
    case regular(AnchorRun)
    case piecewise(PiecewiseAnchors)
    case compact(CompactAnchors)
    case shown(ShownRows)
  }

  /// The number of content rows: rows of the source inside.
  public let contentCount: Int
  /// The number of rows that the layer adds.
  public let additionalCount: Int
  @usableFromInline let storage: Storage

  /// The number of rows seen from outside: content rows that are not hidden, and additional rows.
  public let count: Int

  /// The most content rows that a section can have.
  public static var maximumContentCount: Int { Int.max / 4 }

  /// The most additional rows at irregular places that a section can have.
  static var maximumIrregularCount: Int { 1 << 24 }

  /// Creates a layout that holds its anchors, or the rows it shows, in `storage`.
  init(contentCount: Int, additionalCount: Int, hiddenCount: Int = 0, storage: Storage) {
    self.contentCount = contentCount
    self.additionalCount = additionalCount
    count = contentCount + additionalCount - hiddenCount
    self.storage = storage
  }
}

extension RowLayout: CustomStringConvertible {
  /// The counts and the anchors, the first few of them if there are many.
  public var description: String {
    if hiddenCount > 0 { return "\(contentCount) content rows, \(hiddenCount) of them hidden" }
    let shown = min(additionalCount, 12)
    var anchors = (0..<shown).map { String(anchor(ofAdditional: $0)) }
    if shown < additionalCount { anchors.append("…") }
    return """
      \(contentCount) content rows and \(additionalCount) additional, \
      before content rows [\(anchors.joined(separator: ", "))]
      """
  }
}
