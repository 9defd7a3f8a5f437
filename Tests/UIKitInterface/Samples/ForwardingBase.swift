import DecoratorTableKit
import Foundation

/// The idioms that a forwarding base is made of, each in the form that both branches accept.
open class ForwardingBase: NSObject, UITableViewDataSource, UITableViewDelegate {
  private static let forwarded: Set<Selector> = [
    #selector(UITableViewDataSource.tableView(_:moveRowAt:to:)),
    #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)),
    #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)),
    NSSelectorFromString("tableView:canPerformPrimaryActionForRowAtIndexPath:"),
  ]

  /// The data source that is wrapped, held strongly.
  public let inner: any UITableViewDataSource
  /// The delegate that is wrapped, held by the app.
  public weak var innerDelegate: (any UITableViewDelegate)?
  /// Called with the path of every row that is selected.
  public var onSelect: (@MainActor (IndexPath) -> Void)?
  private let token: LifetimeToken

  /// Wraps a data source.
  public init(inner: any UITableViewDataSource, delegate: (any UITableViewDelegate)?) {
    self.inner = inner
    innerDelegate = delegate
    token = LifetimeToken()
    super.init()
  }

  // A nonisolated deinit may touch what is Sendable.
  deinit {
    token.end()
  }

  nonisolated override open func responds(to aSelector: Selector!) -> Bool {
    guard Thread.isMainThread, let aSelector else { return super.responds(to: aSelector) }
    // A selector is not Sendable in every SDK: its name goes to the main actor instead.
    let name = NSStringFromSelector(aSelector)
    return MainActor.assumeIsolated { answer(to: NSSelectorFromString(name)) }
      ?? super.responds(to: aSelector)
  }

  private func answer(to selector: Selector) -> Bool? {
    guard Self.forwarded.contains(selector) else { return nil }
    return inner.responds(to: selector) || innerDelegate?.responds(to: selector) ?? false
  }

  /// As the inner data source answers.
  open func numberOfSections(in tableView: UITableView) -> Int {
    inner.numberOfSections?(in: tableView) ?? 1
  }

  /// As the inner data source answers.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inner.tableView(tableView, numberOfRowsInSection: section)
  }

  /// As the inner data source answers.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    inner.tableView(tableView, cellForRowAt: indexPath)
  }

  /// As the inner data source answers.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    inner.tableView?(tableView, titleForHeaderInSection: section)
  }

  /// As the inner data source answers.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    inner.sectionIndexTitles?(for: tableView)
  }

  /// As the inner data source does.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    inner.tableView?(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// As the inner delegate answers; without one, the table's own height.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    innerDelegate?.tableView?(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }

  /// As the inner delegate answers: its nil is a veto, so it is asked whether it answers at all.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard let delegate = innerDelegate,
      delegate.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)))
    else { return indexPath }
    return delegate.tableView?(tableView, willSelectRowAt: indexPath)
  }

  /// As the inner delegate does.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(indexPath)
    innerDelegate?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  /// As the inner delegate does.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    innerDelegate?.scrollViewDidScroll?(scrollView)
  }

  /// As the inner delegate does. Deprecated as UIKit's is, or calling the inner one would warn.
  @available(*, deprecated)
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    innerDelegate?.tableView?(
      tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// As the inner delegate answers. Implementing a newer method is free, calling it is not.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    guard #available(iOS 16, *) else { return true }
    return innerDelegate?.tableView?(tableView, canPerformPrimaryActionForRowAt: indexPath)
      ?? !tableView.isEditing
  }
}

/// Something Sendable that ends with its owner.
struct LifetimeToken: Sendable {
  func end() {}
}

/// A generic subclass may override what a class that is not generic declares.
final class TypedForwarding<Model>: ForwardingBase {
  private let models: [Model]

  init(inner: any UITableViewDataSource, models: [Model]) {
    self.models = models
    super.init(inner: inner, delegate: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    models.count
  }
}

/// Work that comes back on the main thread without saying so in its type.
@MainActor
final class Ticker {
  private(set) var ticks = 0

  func start(on schedule: (@escaping @Sendable () -> Void) -> Void) {
    schedule {
      MainActor.assumeIsolated { self.ticks += 1 }
    }
  }
}
