/// A data source that updates its table itself, such as one that is created with a table.
///
/// It counts its own rows only, and no other object is notified of its changes, so it cannot be
/// decorated. A ``DecoratedTable`` and the data source half of a layer refuse one: they trap with a
/// message that names the replacement. UIKit's `UITableViewDiffableDataSource` is one. Conform your
/// own class to it if it works like that.
///
/// A data source that updates the table that is *passed* to it need not conform.
public protocol SelfUpdatingTableViewDataSource: UITableViewDataSource {}

// The type exists in UIKit only.
#if !HEADLESS_UIKIT
extension UITableViewDiffableDataSource: SelfUpdatingTableViewDataSource {}
#endif

/// Traps if a data source updates its table itself.
@MainActor
func refuseSelfUpdating(_ dataSource: (any UITableViewDataSource)?) {
  guard let dataSource = dataSource as? any SelfUpdatingTableViewDataSource else { return }
  misuse(
    """
    \(type(of: dataSource)) updates its table itself, in its own index paths, so it cannot be \
    decorated: use a SnapshotTableViewDataSource, and apply TableSnapshot(snapshot) to it instead \
    of each snapshot
    """)
}
