#if HEADLESS_UIKIT
import DecoratorTableKit
import Foundation

/// A table that asks for cells as soon as it is loaded.
final class EagerTable: UITableView {
  override func reloadData() {
    super.reloadData()
    layoutIfNeeded()
  }
}

/// A table that loads again when it is laid out, and asks for everything while it scrolls.
final class RestlessTable: UITableView {
  override func layoutSubviews() {
    super.layoutSubviews()
    reloadData()
    super.layoutSubviews()
  }
}

/// A table that asks its delegate again whenever one is set.
final class ForgetfulTable: UITableView {
  override weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set {
      super.delegate = nil
      super.delegate = newValue
    }
  }
}

/// A table that takes no nil for its delegate.
final class FaithfulTable: UITableView {
  override weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set { if let newValue { super.delegate = newValue } }
  }
}

/// A table that loses its delegate.
final class CarelessTable: UITableView {
  override weak var delegate: (any UITableViewDelegate)? {
    get { nil }
    set {}
  }
}

/// A table that reloads no row.
final class StaleTable: UITableView {
  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
}

/// A table that scrolls when rows come.
final class JumpingTable: UITableView {
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
    contentOffset.y += 90
  }
}

/// A delegate around another one, of whose methods it has but one.
final class SilentDelegate: NSObject, UITableViewDelegate {
  private let inner: (any UITableViewDelegate)?

  init(_ inner: (any UITableViewDelegate)?) {
    self.inner = inner
    super.init()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    inner?.tableView?(tableView, heightForRowAt: indexPath) ?? UITableView.automaticDimension
  }
}

extension SilentDelegate: SelectorResponding {
  func response(to selector: Selector) -> Bool? {
    selector.description == "tableView:heightForRowAtIndexPath:"
  }
}

/// A data source around another one, whose cells show something else.
final class LyingSource: NSObject, UITableViewDataSource {
  private let inner: any UITableViewDataSource

  init(_ inner: any UITableViewDataSource) {
    self.inner = inner
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    inner.numberOfSections?(in: tableView) ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inner.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = inner.tableView(tableView, cellForRowAt: indexPath)
    cell.textLabel?.text? += "!"
    return cell
  }
}
#endif
