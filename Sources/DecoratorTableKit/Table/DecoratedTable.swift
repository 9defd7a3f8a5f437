/// The front door: wraps a table's data source and delegate, adds layers of rows around them, and
/// translates between the two index paths of a row.
///
/// ```swift
/// let feed = DecoratedTable(adopting: tableView)       // whatever it shows now, unchanged
/// feed.addRows(ads, named: "ads", placed: .every(6, after: 2)) { tableView, indexPath, ad in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: indexPath)
///   cell.textLabel?.text = ad.text
///   return cell
/// }
/// feed.attach()
/// ```
///
/// Each layer is outside the ones added before it, so the first is the innermost. Its rows are
/// placed among the content rows, and those of the next layer among both.
///
/// Two coordinates: a *reuse* index path is a row of the table on screen, a *data* index path is a
/// row of the wrapped source alone. Code outside the decorators gets reuse index paths from the
/// table.
///
/// A source may be wrapped in layers that an app has stacked by hand. They are layers of the table
/// like those that are added: the wrapped source is the one inside all of them.
///
/// Ownership: as of a ``LayeredTable``. It retains the wrapped objects if it was made with
/// ``init(dataSource:delegate:prefetchDataSource:dragDelegate:dropDelegate:)``. It holds adopted
/// objects weakly, as the table itself does.
///
/// Changes: the layouts in force are those of the table's last update. After a change of the
/// content, announce it here with UIKit's calls, in data index paths, or reload the table. Until
/// then, and inside a block of announcements, translations and explanations are about the rows
/// before the change. From the table's update on, including its callbacks, they are about the rows
/// after it.
@MainActor
public final class DecoratedTable: LayeredTable {
  /// Wraps a data source and a delegate, which the decorated table retains.
  ///
  /// - Parameters:
  ///   - dataSource: The source of the content. Traps for a ``SelfUpdatingTableViewDataSource``.
  ///   - delegate: The delegate of the content, if there is one. If nil, a
  ///     ``ListTableViewDataSource`` gets its own.
  ///   - prefetchDataSource: The prefetch data source of the content. If nil, the table's own one
  ///     is wrapped when the table is decorated, and gets content rows in content coordinates. The
  ///     same holds for dragging and dropping.
  ///   - dragDelegate: The drag delegate of the content.
  ///   - dropDelegate: The drop delegate of the content.
  public init(
    dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil,
    prefetchDataSource: (any UITableViewDataSourcePrefetching)? = nil,
    dragDelegate: (any UITableViewDragDelegate)? = nil,
    dropDelegate: (any UITableViewDropDelegate)? = nil
  ) {
    refuseSelfUpdating(dataSource)
    let delegate = delegate ?? (dataSource as? any DelegateProviding)?.makeDelegate()
    super.init(
      retained: TableObjects { kind in
        switch kind {
        case .dataSource: dataSource
        case .delegate: delegate
        case .prefetchDataSource: prefetchDataSource
        case .dragDelegate: dragDelegate
        case .dropDelegate: dropDelegate
        }
      })
  }

  /// Wraps the present objects of a table, usually its controller, which are held weakly.
  ///
  /// Wrapped code that calls its table needs one of UIKit's own class: with a table of a subclass,
  /// it gets that table, with the rows of all layers. See ``LayeredTable/providesContentTable``.
  ///
  /// - Parameter tableView: A table with a data source. Traps if it has none or a
  ///   ``SelfUpdatingTableViewDataSource``, or if another decorated table decorates it. Attach to
  ///   it with `attach()`.
  public init(adopting tableView: UITableView) {
    let tableView = tableView.realTable
    guard tableView.dataSource != nil else {
      misuse(
        "the table has no data source to adopt: set it before, or use init(dataSource:delegate:)")
    }
    refuseSelfUpdating(tableView.dataSource)
    super.init(adopted: .adopted(from: tableView), of: tableView)
    refuseSecondDecoration(of: tableView)
  }
}
