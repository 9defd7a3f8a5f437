import Foundation

/// Sizes, in points, that a table has by itself.
///
/// What Apple does not document differs between versions of the system; these are plain values near
/// those of a phone, and nothing should depend on them.
enum StandardMetrics {
  static let rowHeight: CGFloat = 44
  static let plainTitleHeight: CGFloat = 28
  static let groupedTitleHeight: CGFloat = 38
  static let groupedSpacing: CGFloat = 18
  static let groupedTopSpacing: CGFloat = 35
  static let insetGroupedMargin: CGFloat = 20
}
