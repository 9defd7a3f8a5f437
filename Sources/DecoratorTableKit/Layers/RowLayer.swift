import Foundation

/// A layer of rows that show models, which may change at any time.
///
/// ```swift
/// let ads = feed.addRows([Ad](), named: "ads", placed: .every(6), cell: .class(AdCell.self))
/// ads.append(ad)                           // adds a row, if there is a slot for it
/// ads.models = newAds                      // told apart by identity where they are `Identifiable`
/// ads.remove(at: 0)
/// ```
///
/// Models without a slot are shown as soon as there is one.
///
/// When ``models`` is set, old and new models are matched by identity if they are `Identifiable`,
/// else by index. The row of a matched model is reloaded, unless the two are `Equatable` and equal.
/// A new model at the index of a removed one gets its row.
///
/// *Reserved rows*: a layer can show placeholders in a number of rows from the start. A new model
/// replaces one of them, and no other row moves; see ``ReservedRows``.
@MainActor
public final class RowLayer<Model>: CapableLayer<Model> {
  /// The models after all committed changes, which the table knows.
  let committed: CommittedModels<Model>
  /// The placeholders for rows without a model.
  private let reserved: ReservedRows?
  private let identity = ModelIdentity<Model>()
  /// The models after all waiting changes.
  private(set) var list: ModelList<Model>

  /// Creates a layer of rows.
  ///
  /// - Parameters:
  ///   - models: The models of the rows, in table order.
  ///   - placement: The places of the rows among the rows of the layers inside this one.
  ///   - policy: The policy of the rows when the content changes; nil for the default of the
  ///     placement, see ``ContentPolicy``.
  ///   - reserved: Rows that are shown while there are no models for them.
  ///   - name: The name of the layer in explanations and diagnoses; see ``TableLayer/name``.
  ///   - cells: The cells that show the models. If nil, they are given to
  ///     ``AdditionalTableViewDataSourceImpl/init(inner:rows:ownership:cell:)``.
  /// - Complexity: O(models)
  public init(
    _ models: [Model], placed placement: Placement, policy: ContentPolicy? = nil,
    reserving reserved: ReservedRows? = nil, named name: String? = nil,
    cell cells: RowCells<Model>? = nil
  ) {
    list = ModelList(models: models, reservedCount: reserved?.count ?? 0)
    committed = CommittedModels(list)
    self.reserved = reserved
    let behavior = LayerRowBehavior(committed)
    if let reserved { behavior.placeholderHeight = reserved.height }
    super.init(placed: placement, policy: policy, named: name, behavior: behavior)
    supply(.models(list.count))
    diagnoseIdentities()
    if let cells { show(models, in: cells) }
  }

  // MARK: - Cells

  public override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    if case .amongContent(let index) = row, let model = committed.list[index] {
      return behavior.cell(tableView, at: reuseIndexPath, for: model)
    }
    guard let reserved else { misuse("layer \(name) has no \(row)") }
    return reserved.cell(tableView, at: reuseIndexPath)
  }

  /// Prepares for new models, which may have other cells.
  ///
  /// - Complexity: O(models) where rows describe themselves.
  private func prepare(_ models: [Model]) {
    guard behavior.cells.areChosenByModels else { return }
    behavior.prepare(for: models)
    add(behavior.cells.registrations(models))
    table?.checkCells()
  }

  // MARK: - Models

  /// The models of the rows, in table order, after all waiting changes.
  ///
  /// Setting them traps if models that describe their own cells use a reuse identifier for cells of
  /// two classes; the message names both.
  ///
  /// - Complexity: To set, O(models).
  public var models: [Model] {
    get { list.models }
    set { change(by: list.replacing(with: newValue, identity: identity)) }
  }

  /// The models after all committed changes, which the table knows: ``models``, except while a
  /// change waits for its turn.
  package var committedModels: [Model] { committed.list.models }

  /// Adds a model after all others.
  ///
  /// - Complexity: O(models)
  public func append(_ model: Model) {
    append(contentsOf: [model])
  }

  /// Adds models after all others.
  ///
  /// - Complexity: O(models)
  public func append(contentsOf models: some Sequence<Model>) {
    change(by: list.inserting(Array(models), at: list.models.count))
  }

  /// Adds a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - index: Its index among ``models``, in `0...models.count`; traps for any other.
  /// - Complexity: O(models)
  public func insert(_ model: Model, at index: Int) {
    guard (0...list.models.count).contains(index) else {
      misuse("layer \(name) has \(list.models.count) models: none can be inserted at \(index)")
    }
    change(by: list.inserting([model], at: index))
  }

  /// Removes a model, and its row if it has one.
  ///
  /// - Parameter index: Its index among ``models``; traps for any other.
  /// - Returns: The model.
  /// - Complexity: O(models)
  @discardableResult
  public func remove(at index: Int) -> Model {
    let model = model(at: index)
    change(by: list.removing(at: index))
    return model
  }

  /// Replaces a model; its row is reloaded.
  ///
  /// - Parameters:
  ///   - index: The index of the old one among ``models``; traps for any other.
  ///   - model: The new one.
  /// - Complexity: O(models)
  public func replace(at index: Int, with model: Model) {
    _ = self.model(at: index)
    change(by: list.replacing(model, at: index))
  }

  /// Configures a model's cell again, for the same or another model.
  ///
  /// The cell and its height are read again; the row keeps its cell and open swipe actions. As with
  /// a table's `reconfigureRows(at:)`, the closure that makes the cell has to dequeue it for the
  /// index path that it gets.
  ///
  /// - Parameters:
  ///   - index: The index of the model among ``models``; traps for any other.
  ///   - model: The model to show from now on; nil to show the same again.
  /// - Complexity: O(models)
  public func reconfigure(at index: Int, with model: Model? = nil) {
    let before = self.model(at: index)
    var new = list
    new.models[index] = model ?? before
    if model != nil { prepare(new.models) }
    list = new
    diagnoseIdentities()
    changeInPlace(to: new) { state in state.ordinal(ofModel: index).map { [$0] } ?? [] }
  }

  /// Makes the table read the height of a model's row again. The row keeps its cell, which is not
  /// asked for.
  ///
  /// The table asks for the heights of other rows as well, as it does at the end of each batch.
  ///
  /// - Parameter index: The index of the model among ``models``; traps for any other.
  /// - Complexity: O(models)
  public func invalidateHeight(at index: Int) {
    _ = model(at: index)
    changeInPlace(to: list, asksForHeights: true) { _ in [] }
  }

  /// Removes the reserved rows without a model.
  ///
  /// - Complexity: O(models)
  public func releaseReserved() { change(by: list.releasing()) }

  private func model(at index: Int) -> Model {
    guard list.models.indices.contains(index) else {
      misuse("layer \(name) has \(list.models.count) models: there is none at \(index)")
    }
    return list.models[index]
  }

  // MARK: - Look-ups

  /// Returns the row of the table that shows a model.
  ///
  /// - Parameter index: An index among ``models``; while a change waits for its turn, among those
  ///   before it.
  /// - Returns: A row of the table (reuse). Nil while the model has no slot, if the model does not
  ///   exist, or if the layer is not in an attached decorated table.
  /// - Complexity: O(layers + sections)
  public func reuseIndexPath(ofModelAt index: Int) -> IndexPath? {
    guard committedModels.indices.contains(index),
      let ordinal = loadedState?.ordinal(ofModel: index)
    else { return nil }
    return table?.reuseIndexPath(ofAdditional: ordinal, in: self)
  }

  /// Returns the model that a row of the table shows.
  ///
  /// - Parameter indexPath: A row of the table (reuse).
  /// - Returns: Nil if the row is not one of the layer's, shows a placeholder, or does not exist.
  /// - Complexity: O(layers)
  public func model(forReuse indexPath: IndexPath) -> Model? {
    guard let ordinal = table?.ordinalOfAdditionalRow(at: indexPath, in: self),
      let index = loadedState?.model(ofAdditional: ordinal)
    else { return nil }
    return committed.list[index]
  }

  // MARK: - Changing

  private func change(by new: (list: ModelList<Model>, change: ModelChange)) {
    let isChange = !new.change.isEmpty || new.list.count != list.count
    prepare(new.list.models)
    list = new.list
    diagnoseIdentities()
    guard isChange || !ownChanges.isEmpty else {
      // Equal models may still be other instances.
      committed.list = list
      return
    }
    let rule = pendingRule.changingPlaced { $0.supply = .models(list.count) }
    let committed = committed
    enqueue(
      LayerChange(to: rule) {
        committed.list = new.list
      } transition: {
        $0.changing(to: rule, models: new.change)
      })
  }

  /// Changes the models of rows without moving any row.
  ///
  /// - Parameter reconfigured: Returns the rows whose cells are configured again (ordinals).
  private func changeInPlace(
    to list: ModelList<Model>, asksForHeights: Bool = false,
    reconfigured: @escaping (LayerState) -> [Int]
  ) {
    let committed = committed
    enqueue(
      LayerChange(
        to: pendingRule, changesRows: false, asksForHeights: asksForHeights,
        apply: { committed.list = list }
      ) { state in
        LayerTransition(
          keeping: state, content: .unchanged(state.layout.contentRowCounts),
          reconfigured: reconfigured(state))
      })
  }

  private func diagnoseIdentities() {
    for repeated in identity.repeated(in: list.models) {
      report(
        .repeatedIdentity(
          layer: name, identity: "\(repeated.id)", first: repeated.first,
          second: repeated.second))
    }
  }
}
