import Foundation

extension DecoratedTable {
  /// Adds a row for each model for which the placement has a slot, shown as an adapter says.
  ///
  /// ```swift
  /// let ads = feed.addRows(
  ///   ads, named: "ads", placed: .every(6), adapter: CellAdapter<AdCell, Ad>(height: 60))
  /// ads.onSelect { ad, _ in open(ad.link) }
  /// ```
  ///
  /// The table is told where the cells come from when it is attached.
  ///
  /// - Parameters:
  ///   - models: What the rows show, in table order: model *j* fills slot *j*.
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - promise: What becomes of the rows when the content changes.
  ///   - adapter: Shows the models in cells, and says what their rows can do. Traps if its reuse identifier
  ///     stands for other cells, in another layer for example.
  ///   - reservedCount: The number of rows to keep for models to come: each shows a placeholder until a
  ///     model takes it over. Traps if it is negative.
  ///   - placeholder: The cell of a kept row; its index path is the one to dequeue with (reuse). Traps if
  ///     rows are kept and there is none.
  ///   - placeholderHeight: The height of a kept row in points, where models' rows have heights.
  ///   - height: The height of a model's row in points, asked before that of the adapter.
  ///   - onSelect: Called after the adapter's when the user selects a model's row, with its index path in
  ///     the table (reuse).
  /// - Returns: The layer, whose models may be changed, and whose rows may be made to do more.
  /// - Complexity: O(models)
  @discardableResult
  public func addRows<Cell, Model>(
    _ models: [Model], named name: String, placed placement: Placement,
    promise: ContentPromise = .followRule, adapter: CellAdapter<Cell, Model>,
    reserving reservedCount: Int = 0,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)? = nil,
    placeholderHeight: CGFloat = UITableView.automaticDimension,
    height: ((Model) -> CGFloat)? = nil, onSelect: ((Model, IndexPath) -> Void)? = nil
  ) -> RowLayer<Model> {
    let rows = RowLayer(
      models, placed: placement, promise: promise, reserving: reservedCount, named: name)
    add(
      rows, as: RowKinds(adapter), placeholder: placeholder, placeholderHeight: placeholderHeight,
      height: height, onSelect: onSelect)
    return rows
  }

  /// Adds a row for each model for which the placement has a slot, shown in cells that know how.
  ///
  /// ```swift
  /// feed.addRows(ads, named: "ads", placed: .every(6), cell: AdCell.self)
  ///   .onSelect { ad, _ in open(ad.link) }
  ///   .height(60)
  /// ```
  ///
  /// The table is told where the cells come from when it is attached.
  ///
  /// - Parameters:
  ///   - models: What the rows show, in table order: model *j* fills slot *j*.
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - promise: What becomes of the rows when the content changes.
  ///   - cell: The class of the cells, which shows models of this type.
  ///   - registration: Where the table gets the cells from. Traps if the reuse identifier stands for other
  ///     cells, in another layer for example.
  ///   - reservedCount: The number of rows to keep for models to come: each shows a placeholder until a
  ///     model takes it over. Traps if it is negative.
  ///   - placeholder: The cell of a kept row; its index path is the one to dequeue with (reuse). Traps if
  ///     rows are kept and there is none.
  ///   - placeholderHeight: The height of a kept row in points, where `height` is given.
  ///   - height: The height of a model's row in points; left to the table if nil.
  ///   - onSelect: Called when the user selects a model's row, with its index path in the table
  ///     (reuse).
  /// - Returns: The layer, whose models may be changed, and whose rows may be made to do more.
  /// - Complexity: O(models)
  @discardableResult
  public func addRows<Cell: UITableViewCell & Updatable>(
    _ models: [Cell.ViewData], named name: String, placed placement: Placement,
    promise: ContentPromise = .followRule, cell: Cell.Type,
    registration: CellRegistration<Cell> = .cellClass, reserving reservedCount: Int = 0,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)? = nil,
    placeholderHeight: CGFloat = UITableView.automaticDimension,
    height: ((Cell.ViewData) -> CGFloat)? = nil,
    onSelect: ((Cell.ViewData, IndexPath) -> Void)? = nil
  ) -> RowLayer<Cell.ViewData> {
    addRows(
      models, named: name, placed: placement, promise: promise,
      adapter: CellAdapter<Cell, Cell.ViewData>(registration: registration),
      reserving: reservedCount, placeholder: placeholder, placeholderHeight: placeholderHeight,
      height: height, onSelect: onSelect)
  }

  /// Adds a row for each model for which the placement has a slot, of several types of models.
  ///
  /// ```swift
  /// let cards: [any Card] = [weather, birthday]
  /// feed.addRows(cards, named: "cards", placed: .every(9), adapters: cardCells)
  /// ```
  ///
  /// The table is told where the cells come from when it is attached.
  ///
  /// - Parameters:
  ///   - models: What the rows show, in table order: model *j* fills slot *j*.
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - promise: What becomes of the rows when the content changes.
  ///   - adapters: Show the models in cells, each those of its own type, and say what their rows can do.
  ///     Traps if a reuse identifier of theirs stands for other cells, in another layer for example.
  ///   - reservedCount: The number of rows to keep for models to come: each shows a placeholder until a
  ///     model takes it over. Traps if it is negative.
  ///   - placeholder: The cell of a kept row; its index path is the one to dequeue with (reuse). Traps if
  ///     rows are kept and there is none.
  ///   - placeholderHeight: The height of a kept row in points, where models' rows have heights.
  ///   - height: The height of a model's row in points, asked before that of its adapter.
  ///   - onSelect: Called after its adapter's when the user selects a model's row, with its index path in
  ///     the table (reuse).
  /// - Returns: The layer, whose models may be changed, and whose rows may be made to do more.
  /// - Complexity: O(models + adapters)
  @discardableResult
  public func addRows<Model>(
    _ models: [Model], named name: String, placed placement: Placement,
    promise: ContentPromise = .followRule, adapters: CellAdapterMap,
    reserving reservedCount: Int = 0,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)? = nil,
    placeholderHeight: CGFloat = UITableView.automaticDimension,
    height: ((Model) -> CGFloat)? = nil, onSelect: ((Model, IndexPath) -> Void)? = nil
  ) -> RowLayer<Model> {
    let rows = RowLayer(
      models, placed: placement, promise: promise, reserving: reservedCount, named: name)
    add(
      rows, as: RowKinds(adapters), placeholder: placeholder, placeholderHeight: placeholderHeight,
      height: height, onSelect: onSelect)
    return rows
  }

  /// Adds rows that describe themselves, as many as the placement has slots for.
  ///
  /// ```swift
  /// feed.addRows(
  ///   [CellConfigurator<TipCell>(viewData: tip).erased, CellConfigurator<AdCell>(viewData: ad).erased],
  ///   named: "extras", placed: .every(9))
  /// ```
  ///
  /// The table is told where the cells come from when it is attached, and when rows come later.
  ///
  /// - Parameters:
  ///   - rows: The rows, in table order: row *j* fills slot *j*. Traps if a reuse identifier of theirs
  ///     stands for two classes of cells.
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - promise: What becomes of the rows when the content changes.
  ///   - reservedCount: The number of rows to keep for others to come: each shows a placeholder until
  ///     one takes it over. Traps if it is negative.
  ///   - placeholder: The cell of a kept row; its index path is the one to dequeue with (reuse). Traps if
  ///     rows are kept and there is none.
  ///   - placeholderHeight: The height of a kept row in points, where the others have heights.
  /// - Returns: The layer, whose rows may be changed and made to do more.
  /// - Complexity: O(rows)
  @discardableResult
  public func addRows(
    _ rows: [AnyCellConfigurator], named name: String, placed placement: Placement,
    promise: ContentPromise = .followRule, reserving reservedCount: Int = 0,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)? = nil,
    placeholderHeight: CGFloat = UITableView.automaticDimension
  ) -> RowLayer<AnyCellConfigurator> {
    let rows = RowLayer(
      rows, placed: placement, promise: promise, reserving: reservedCount, named: name)
    add(
      rows, as: .describedByThemselves, placeholder: placeholder,
      placeholderHeight: placeholderHeight, height: nil, onSelect: nil)
    return rows
  }

  /// Adds the rows of a layer.
  func add<Model>(
    _ rows: RowLayer<Model>, as kinds: RowKinds<Model>,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)?, placeholderHeight: CGFloat,
    height: ((Model) -> CGFloat)?, onSelect: ((Model, IndexPath) -> Void)?
  ) {
    guard rows.reservedCount == 0 || placeholder != nil else {
      misuse(
        """
        layer \(rows.name) reserves \(rows.reservedCount) rows and has no placeholder: give it a cell \
        for them
        """)
    }
    addLayer(rows) { inner, ownership in
      AdditionalTableViewDataSourceImpl(
        inner: inner, rows: rows, ownership: ownership, placeholder: placeholder, kinds: kinds)
    } delegate: { inner, ownership in
      AdditionalTableViewDelegateImpl(
        inner: inner, rows: rows, ownership: ownership, placeholderHeight: placeholderHeight,
        height: height, onSelect: onSelect)
    }
  }
}
