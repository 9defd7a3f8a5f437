import Foundation

/// A table's default sizes, in points.
///
/// Where Apple documents no value, it differs between versions of the system. These are plain
/// values near those of a phone, and nothing should depend on them.
enum StandardMetrics {
  static let rowHeight: CGFloat = 44
  static let plainTitleHeight: CGFloat = 28
  static let groupedTitleHeight: CGFloat = 38
  static let groupedSpacing: CGFloat = 18
  static let groupedTopSpacing: CGFloat = 35
  static let insetGroupedMargin: CGFloat = 20
}
