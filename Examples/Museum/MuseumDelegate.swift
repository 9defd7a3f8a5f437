import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// Determines all heights: those of the banners by their texts, those of the headers by section.
final class MuseumDelegate: NSObject, UITableViewDelegate {
  private let source: SnapshotTableViewDataSource<MuseumSection, MuseumItem>

  /// The height of one line of the picture, in points.
  static let lineHeight: CGFloat = 22
  /// The width of one character of the picture, in points. It is no more than a label needs for
  /// one, so that a label has as many lines as the picture.
  static let columnWidth: CGFloat = 7
  /// The number of characters of a line that are not text: the edges of the picture, and the gap
  /// where a line is broken between words.
  private static let unusedColumns = 15

  init(source: SnapshotTableViewDataSource<MuseumSection, MuseumItem>) {
    self.source = source
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard case .banner(let name) = source.itemIdentifier(for: indexPath) else {
      return Self.lineHeight
    }
    let columns = max(Int(tableView.bounds.width / Self.columnWidth) - Self.unusedColumns, 1)
    let characters = MuseumWords.text(ofBanner: name).count
    // One extra line for the lower edge.
    return CGFloat((characters + columns - 1) / columns + 1) * Self.lineHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    switch source.sectionIdentifier(for: section) {
    case .banners: 3 * Self.lineHeight
    case .numbers: 2 * Self.lineHeight
    case .notes, nil: Self.lineHeight
    }
  }
}
