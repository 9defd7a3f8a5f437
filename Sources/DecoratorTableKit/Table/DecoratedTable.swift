import Foundation

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
/// Each layer stands outside the ones added before it, so the first is the innermost: its rows are
/// placed among the content rows, the next layer's among both.
///
/// Two coordinates: a *reuse* index path is a row of the table on screen, a *data* index path is a
/// row of the wrapped source, nothing else counted. What code outside the decorators gets from the
/// table is a reuse path.
///
/// Ownership: a table holds its data source and delegate weakly, so keep the `DecoratedTable`. It
/// retains its layers and, if it was made with ``init(dataSource:delegate:)``, what they wrap; what it
/// adopts from a table it holds weakly, as the table itself does. It does not retain the table. When
/// it is detached, or goes away, the table has its own data source and delegate back; if it goes away
/// off the main thread, at the main actor's next turn.
///
/// Change: the layouts in force are those of the rows that the table was told last. After a change of
/// the content, reload the table; until then, translations and explanations are about the rows before.
@MainActor
public final class DecoratedTable {
  /// One layer: both halves and the layout that they share.
  struct Layer {
    let layout: LayerLayout
    let dataSource: ForwardingTableViewDataSource
    let delegate: ForwardingTableViewDelegate
  }

  private let wrappedDataSource: () -> (any UITableViewDataSource)?
  private let wrappedDelegate: () -> (any UITableViewDelegate)?
  private let ownership: InnerOwnership

  /// The layers, innermost first.
  private(set) var layers: [Layer] = []
  private let attachment: TableAttachment

  /// Wraps a data source and a delegate, which the decorated table retains.
  ///
  /// - Parameters:
  ///   - dataSource: The source of the content, as it stands.
  ///   - delegate: The delegate of the content, as it stands, if there is one.
  public init(
    dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil
  ) {
    wrappedDataSource = { dataSource }
    wrappedDelegate = { delegate }
    ownership = .strong
    attachment = TableAttachment()
  }

  /// Wraps the data source and the delegate that a table has now, which are usually its controller
  /// and are held weakly.
  ///
  /// - Parameter tableView: A table with a data source; traps if it has none. Attach to it with
  ///   ``attach()``.
  public init(adopting tableView: UITableView) {
    guard let dataSource = tableView.dataSource else {
      misuse(
        "the table has no data source to adopt: set it before, or use init(dataSource:delegate:)")
    }
    wrappedDataSource = { [weak dataSource] in dataSource }
    wrappedDelegate = { [weak delegate = tableView.delegate] in delegate }
    ownership = .weak
    attachment = TableAttachment()
    attachment.tableView = tableView
  }

  deinit {
    attachment.restoreFromAnywhere()
  }

  /// The table that is decorated, if there is one.
  public var tableView: UITableView? { attachment.tableView }

  /// What a table asks: the outermost layer, or the wrapped data source if there is none.
  public var dataSource: (any UITableViewDataSource)? {
    layers.last?.dataSource ?? wrappedDataSource()
  }

  /// What a table tells: the outermost layer, or the wrapped delegate if there is none.
  public var delegate: (any UITableViewDelegate)? {
    layers.last?.delegate ?? wrappedDelegate()
  }

  // MARK: - Attaching

  /// Shows the decorated content in a table, instead of what it showed before.
  ///
  /// Attaching to another table detaches from the first.
  ///
  /// - Parameter tableView: The table; its present data source and delegate are remembered, weakly,
  ///   for ``detach()``.
  public func attach(to tableView: UITableView) {
    attachment.detach()
    attachment.tableView = tableView
    attach()
  }

  /// Shows the decorated content in the table that was adopted, or in the one that it was last
  /// attached to.
  ///
  /// Traps if there is none, or none any more.
  public func attach() {
    guard let tableView = attachment.tableView else {
      misuse("there is no table: use attach(to:), or keep the adopted table alive")
    }
    for layer in layers {
      layer.delegate.tableEstimatesRowHeights = tableView.estimatedRowHeight != 0
    }
    attachment.attach(dataSource: dataSource, delegate: delegate)
  }

  /// Gives the table its own data source and delegate back, each only if it still has ours.
  ///
  /// The decorated table can be attached again. Meanwhile translations and explanations are about the
  /// decorated rows, which the table does not show. Of several decorated tables around one table,
  /// detach the one that was attached last first: each gives back what it found.
  public func detach() {
    attachment.detach()
  }

  /// Reads the content afresh, lays out every layer and shows the rows. The table's own
  /// `reloadData()` does the same.
  ///
  /// - Complexity: O(sections + irregular additional rows), and what the table does.
  public func reloadData() {
    attachment.tableView?.reloadData()
  }

  // MARK: - Layers

  /// Adds a layer outside all others.
  ///
  /// A table that is attached shows it at once.
  ///
  /// - Parameters:
  ///   - layout: The layout of the layer.
  ///   - makeDataSource: Makes the data source half around the given one, which it retains or not as
  ///     told.
  ///   - makeDelegate: Makes the delegate half, likewise.
  public func addLayer(
    _ layout: LayerLayout,
    dataSource makeDataSource: (any UITableViewDataSource, InnerOwnership) ->
      ForwardingTableViewDataSource,
    delegate makeDelegate: ((any UITableViewDelegate)?, InnerOwnership) ->
      ForwardingTableViewDelegate
  ) {
    guard let inner = dataSource else {
      misuse("the adopted data source is gone: keep the controller that owns it alive")
    }
    // Layers belong to this object; only the wrapped objects may belong to somebody else.
    let ownership = layers.isEmpty ? self.ownership : .strong
    layers.append(
      Layer(
        layout: layout, dataSource: makeDataSource(inner, ownership),
        delegate: makeDelegate(delegate, ownership)))
    if attachment.isAttached { attach() }
  }

  /// Adds a row for each model for which the placement has a slot.
  ///
  /// Like ``addLayer(_:dataSource:delegate:)``, outside all other layers, and at once if attached.
  ///
  /// - Parameters:
  ///   - models: What the rows show, in table order: model *j* fills slot *j*. They are copied.
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - height: The height of a model's row in points; automatic if nil.
  ///   - onSelect: Called when the user selects a model's row, with its index path in the table
  ///     (reuse). If nil, the rows cannot be selected.
  ///   - cell: The cell for a model; its index path is the one to dequeue with (reuse).
  public func addRows<Model>(
    _ models: [Model], named name: String, placed placement: Placement,
    height: ((Model) -> CGFloat)? = nil, onSelect: ((Model, IndexPath) -> Void)? = nil,
    cell: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) {
    let layout = LayerLayout(placed: placement, named: name)
    addLayer(layout) { inner, ownership in
      AdditionalTableViewDataSourceImpl(
        inner: inner, models: models, layout: layout, ownership: ownership, cell: cell)
    } delegate: { inner, ownership in
      AdditionalTableViewDelegateImpl(
        inner: inner, models: models, layout: layout, ownership: ownership, height: height,
        onSelect: onSelect)
    }
  }

  /// Adds a row in every slot of a placement, which belongs to the content row below it: date
  /// separators, for example.
  ///
  /// Like ``addLayer(_:dataSource:delegate:)``, outside all other layers, and at once if attached. The
  /// rows cannot be selected.
  ///
  /// - Parameters:
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - height: The height of each row in points; automatic if nil.
  ///   - cell: The cell for a slot; gets the index path to dequeue with (reuse) and the row that the
  ///     slot stands before, in the inner coordinates of the layer (those of the data, for the
  ///     innermost one); the number of rows of the section for the place after the last, which is 0
  ///     for ``Placement/start`` in an empty section: there is no such row to look up.
  public func addRows(
    named name: String, placed placement: Placement, height: CGFloat? = nil,
    cell: @escaping (UITableView, IndexPath, RowPosition) -> UITableViewCell
  ) {
    let layout = LayerLayout(placed: placement, named: name)
    addLayer(layout) { inner, ownership in
      AdditionalTableViewDataSourceImpl(
        inner: inner, layout: layout, ownership: ownership, cell: cell)
    } delegate: { inner, ownership in
      AdditionalTableViewDelegateImpl(
        inner: inner, layout: layout,
        events: AdditionalRowEvents(height: height.map { height in { _ in height } }),
        ownership: ownership)
    }
  }
}
