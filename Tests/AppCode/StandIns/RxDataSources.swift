// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for RxDataSources: as much of its public interface as the article about it uses, from
// its documentation. It shows nothing.
import Foundation
import HeadlessUIKit
import RxCocoa

public protocol IdentifiableType {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}

public protocol AnimatableSectionModelType: IdentifiableType {
  associatedtype Item: IdentifiableType, Equatable
  var items: [Item] { get }
}

extension String: IdentifiableType {
  public var identity: String { self }
}

public struct AnimatableSectionModel<
  Section: IdentifiableType, ItemType: IdentifiableType & Equatable
>: AnimatableSectionModelType {
  public var model: Section
  public var items: [ItemType]
  public var identity: Section.Identity { model.identity }
}

@MainActor
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: NSObject,
  RxTableViewDataSourceType, UITableViewDataSource
{
  public typealias Element = [Section]

  public init(
    configureCell:
      @escaping (
        RxTableViewSectionedAnimatedDataSource<Section>, UITableView, IndexPath, Section.Item
      ) -> UITableViewCell,
    titleForHeaderInSection:
      @escaping (
        RxTableViewSectionedAnimatedDataSource<Section>, Int
      ) -> String? = { _, _ in nil }
  ) {}

  open subscript(section: Int) -> Section { fatalError("shows nothing") }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
