import DecoratorTableKit
import Foundation

/// Says how high everything is: the banners as high as their texts need, each header by its section.
final class MuseumDelegate: NSObject, UITableViewDelegate {
  private let source: SnapshotTableViewDataSource<MuseumSection, MuseumItem>

  /// The height of one line of the picture, in points.
  static let lineHeight: CGFloat = 22

  init(source: SnapshotTableViewDataSource<MuseumSection, MuseumItem>) {
    self.source = source
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard case .banner(let name) = source.itemIdentifier(for: indexPath) else {
      return Self.lineHeight
    }
    // A line of a banner holds some thirty characters; the name is one more.
    let text = MuseumWords.text(ofBanner: name)
    return CGFloat(1 + (text.count + 29) / 30) * Self.lineHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    switch source.sectionIdentifier(for: section) {
    case .banners: 3 * Self.lineHeight
    case .numbers: 2 * Self.lineHeight
    case .notes, nil: Self.lineHeight
    }
  }
}
