// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for UIKit's diffable data sources, which HeadlessUIKit does not have: as much of their
// public interface as the article about them uses, from UIKit's reference. It does nothing.
import Foundation
import HeadlessUIKit

public struct NSDiffableDataSourceSnapshot<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>:
  Sendable
{
  public init() {}
  public mutating func appendSections(_ identifiers: [SectionID]) {}
  public mutating func appendItems(_ identifiers: [ItemID], toSection section: SectionID? = nil) {}
}

@MainActor
open class UITableViewDiffableDataSource<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: NSObject {
  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemID) -> UITableViewCell?
  ) {}

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}

  open func itemIdentifier(for indexPath: IndexPath) -> ItemID? { nil }
}
