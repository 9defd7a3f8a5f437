public import DecoratorTableKit

/// One layer, as a ``ConsistencyChecker`` asks it.
///
/// The layers of a decorated table and of a stack of data sources have this form already; write it for
/// a layer of your own, and the same rules are checked.
@MainActor
public protocol CheckedLayer {
  /// What the layer is called in violations.
  var name: String { get }
  /// Whether who its rows are does not depend on what models it has: their identities outlast a change
  /// of the layer's own.
  var knowsModels: Bool { get }
  /// The number of rows of each section, seen from outside.
  var outerRowCounts: [Int] { get }
  /// The number of content rows of each section that the layer goes by.
  var innerRowCounts: [Int] { get }

  /// The content section that a section shows.
  ///
  /// - Parameter section: A section (outer), which may not exist.
  /// - Returns: A section (inner); nil if the layer added it or there is no such section.
  func contentSection(of section: Int) -> Int?

  /// The section that shows a content section.
  ///
  /// - Parameter section: A section (inner), which may not exist.
  /// - Returns: A section (outer); nil if there is no such section.
  func section(ofContent section: Int) -> Int?

  /// Who a section that the layer added is.
  ///
  /// - Parameter section: A section (outer) that shows no content section.
  /// - Returns: What tells it apart from the others of the layer.
  func addedSection(at section: Int) -> AnyHashable

  /// The content row that a row shows.
  ///
  /// - Parameter row: A row (outer), which may not exist.
  /// - Returns: A row (inner); nil if the row is the layer's or there is no such row.
  func contentRow(of row: RowPosition) -> RowPosition?

  /// The row that shows a content row.
  ///
  /// - Parameter row: A row (inner), which may not exist.
  /// - Returns: A row (outer); nil if there is no such row.
  func row(ofContent row: RowPosition) -> RowPosition?

  /// Who a row of the layer's own is.
  ///
  /// - Parameter row: A row (outer), which may not exist.
  /// - Returns: The additional row; nil if the row is content or there is no such row.
  func additionalRow(at row: RowPosition) -> CheckedAdditionalRow?

  /// The content rows around a row of the layer's own, in its section.
  ///
  /// - Parameter row: An additional row (outer) in a content section.
  /// - Returns: The nearest rows (inner); nil if the layer does not know such things.
  func contentRows(around row: RowPosition) -> NearestContent?
}

extension CheckedLayer {
  /// That they do.
  public var knowsModels: Bool { true }

  /// Sections that are what they are inside, for layers that add none.
  public func contentSection(of section: Int) -> Int? {
    outerRowCounts.indices.contains(section) ? section : nil
  }

  /// Sections that are what they are outside, for layers that add none.
  public func section(ofContent section: Int) -> Int? {
    innerRowCounts.indices.contains(section) ? section : nil
  }

  /// The place of the section among the added ones.
  public func addedSection(at section: Int) -> AnyHashable {
    (0..<section).count { contentSection(of: $0) == nil }
  }

  /// That the layer does not know.
  public func contentRows(around row: RowPosition) -> NearestContent? { nil }
}

/// Who a row of a layer's own is, so that it can be found again after a change.
public enum CheckedAdditionalRow: Hashable {
  /// The row for a model, or whatever else tells the rows of the layer apart.
  case identified(AnyHashable)
  /// A row that belongs to the content row that it stands before (inner), whose row is the number of
  /// rows of its section for the place after the last. `distance`: how many additional rows are in
  /// between.
  case before(RowPosition, distance: Int)
  /// A row that nothing tells apart from the others of the layer: it is followed through what the layer
  /// announces.
  case anonymous
}

/// The content rows around a row.
public struct NearestContent: Hashable, Sendable {
  /// The nearest content row above (inner), if there is one in the section.
  public let above: RowPosition?
  /// The nearest content row below (inner), if there is one in the section.
  public let below: RowPosition?

  /// Creates the answer of a layer.
  public init(above: RowPosition?, below: RowPosition?) {
    self.above = above
    self.below = below
  }
}
