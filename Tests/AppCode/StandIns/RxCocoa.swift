// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for RxCocoa: as much of its public interface as the article about RxDataSources uses,
// from its documentation. It binds nothing.
import HeadlessUIKit
import RxSwift

extension UITableView: @retroactive ReactiveCompatible {}

public protocol RxTableViewDataSourceType {
  associatedtype Element
}

struct NothingBound: Disposable {}

extension Reactive where Base: UITableView {
  public func items<Source: RxTableViewDataSourceType & UITableViewDataSource>(
    dataSource: Source
  ) -> (_ source: Observable<Source.Element>) -> any Disposable {
    { _ in NothingBound() }
  }
}
