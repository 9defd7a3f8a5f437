// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for RxSwift: as much of its public interface as the article about RxDataSources uses,
// from its documentation. It observes nothing.

public final class DisposeBag {
  public init() {}
}

public protocol Disposable {}

extension Disposable {
  public func disposed(by bag: DisposeBag) {}
}

struct NothingToDispose: Disposable {}

public class Observable<Element> {
  public init() {}

  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    NothingToDispose()
  }

  public func bind<Result>(to binder: (Observable<Element>) -> Result) -> Result { binder(self) }
}

public struct Reactive<Base> {
  public let base: Base
}

public protocol ReactiveCompatible {
  associatedtype ReactiveBase
  var rx: Reactive<ReactiveBase> { get }
}

extension ReactiveCompatible {
  public var rx: Reactive<Self> { Reactive(base: self) }
}
