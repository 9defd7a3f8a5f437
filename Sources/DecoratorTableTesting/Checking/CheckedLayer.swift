public import DecoratorTableKit

/// A layer in the form that a ``ConsistencyChecker`` examines.
///
/// The layers of a decorated table and of a stack of data sources already have this form. Conform
/// your own layer to it, and the same rules are checked.
@MainActor
public protocol CheckedLayer {
  /// The name of the layer in violations.
  var name: String { get }
  /// Whether the identities of the layer's rows are independent of its models: they survive a
  /// change of the layer's own.
  var knowsModels: Bool { get }
  /// The number of rows of each section, seen from outside.
  var outerRowCounts: [Int] { get }
  /// The number of content rows of each section that the layer assumes.
  var innerRowCounts: [Int] { get }

  /// Returns the content section that a section shows.
  ///
  /// - Parameter section: A section (outer), which may not exist.
  /// - Returns: A section (inner); nil if the layer added it or there is no such section.
  func contentSection(of section: Int) -> Int?

  /// Returns the section that shows a content section.
  ///
  /// - Parameter section: A section (inner), which may not exist.
  /// - Returns: A section (outer); nil if there is no such section.
  func section(ofContent section: Int) -> Int?

  /// Returns the identity of a section that the layer added.
  ///
  /// - Parameter section: A section (outer) that shows no content section.
  /// - Returns: A value that distinguishes the section from the layer's others.
  func addedSection(at section: Int) -> AnyHashable

  /// Returns the content row that a row shows.
  ///
  /// - Parameter row: A row (outer), which may not exist.
  /// - Returns: A row (inner); nil if the row belongs to the layer or does not exist.
  func contentRow(of row: RowPosition) -> RowPosition?

  /// Returns the row that shows a content row.
  ///
  /// - Parameter row: A row (inner), which may not exist.
  /// - Returns: A row (outer); nil if there is no such row, or it is hidden.
  func row(ofContent row: RowPosition) -> RowPosition?

  /// Returns whether the layer means to hide a content row.
  ///
  /// - Parameter row: A row (inner) that exists.
  func isHidden(_ row: RowPosition) -> Bool

  /// Returns the identity of one of the layer's own rows.
  ///
  /// - Parameter row: A row (outer), which may not exist.
  /// - Returns: The additional row; nil if the row is content or does not exist.
  func additionalRow(at row: RowPosition) -> CheckedAdditionalRow?

  /// Returns the content rows around one of the layer's own rows, in its section.
  ///
  /// - Parameter row: An additional row (outer) in a content section.
  /// - Returns: The nearest rows (inner); nil if the layer does not know them.
  func contentRows(around row: RowPosition) -> NearestContent?
}

extension CheckedLayer {
  /// True by default.
  public var knowsModels: Bool { true }

  /// Returns the same section, for layers that add none.
  public func contentSection(of section: Int) -> Int? {
    outerRowCounts.indices.contains(section) ? section : nil
  }

  /// Returns the same section, for layers that add none.
  public func section(ofContent section: Int) -> Int? {
    innerRowCounts.indices.contains(section) ? section : nil
  }

  /// Returns the section's number, for layers that add none.
  public func addedSection(at section: Int) -> AnyHashable {
    (0..<section).count { contentSection(of: $0) == nil }
  }

  /// Returns false, for layers that hide no rows.
  public func isHidden(_ row: RowPosition) -> Bool { false }

  /// Returns nil: the layer does not know them.
  public func contentRows(around row: RowPosition) -> NearestContent? { nil }
}

/// The identity of a layer's own row, by which it is found again after a change.
public enum CheckedAdditionalRow: Hashable {
  /// A row with an identity of its own, for example that of its model.
  case identified(AnyHashable)
  /// A row that belongs to the content row below it (inner); for the place after the last row, the
  /// position's row is the number of rows of its section. `distance` is the number of additional
  /// rows in between.
  case before(RowPosition, distance: Int)
  /// A row that nothing distinguishes from the layer's others: it is followed through the layer's
  /// announcements.
  case anonymous
}

/// The content rows around a row.
public struct NearestContent: Hashable, Sendable {
  /// The nearest content row above (inner), if there is one in the section.
  public let above: RowPosition?
  /// The nearest content row below (inner), if there is one in the section.
  public let below: RowPosition?

  /// Creates an answer of a layer.
  public init(above: RowPosition?, below: RowPosition?) {
    self.above = above
    self.below = below
  }
}
