/// A data source that tells its table of changes by itself, as one that was given a table when it
/// was made.
///
/// It counts its own rows only, and no other object is told of its changes, so no layer can be
/// around it. A ``DecoratedTable`` and the data source half of a layer refuse one: they stop the
/// program and say what to use instead. UIKit's `UITableViewDiffableDataSource` is one. Let a class
/// of your own that works like it conform, too.
///
/// A data source that updates the table that it is *handed* need not conform.
public protocol SelfUpdatingTableViewDataSource: UITableViewDataSource {}

// The type is UIKit's, and there is no other in its place where UIKit is missing.
#if !HEADLESS_UIKIT
extension UITableViewDiffableDataSource: SelfUpdatingTableViewDataSource {}
#endif

/// Traps if a data source tells its table of changes by itself.
@MainActor
func refuseSelfUpdating(_ dataSource: (any UITableViewDataSource)?) {
  guard let dataSource = dataSource as? any SelfUpdatingTableViewDataSource else { return }
  misuse(
    """
    \(type(of: dataSource)) tells its table of changes by itself, in index paths of its own, so \
    that nothing can stand around it: use a SnapshotTableViewDataSource, and apply \
    TableSnapshot(snapshot) to it instead of each snapshot
    """)
}
