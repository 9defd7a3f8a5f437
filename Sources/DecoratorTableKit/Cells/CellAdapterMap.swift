/// Which cells show which models: an adapter for each type of model.
///
/// ```swift
/// var cells = CellAdapterMap()
/// cells.add(CellAdapter<TextCell, TextMessage>())
/// cells.add(CellAdapter<ImageCell, ImageMessage>())
/// cells.add(CellAdapter<VideoCell, VideoMessage>())      // another kind: this is all
/// ```
///
/// Types are told apart as types, not by their names. A model is shown by the adapter of its own type;
/// else by that of the nearest class above its own; else by that of a protocol that it conforms to, of
/// several by the one that was added last, since a protocol cannot be asked which others it refines: add
/// the general ones first. An adapter for `Any` shows what has no other.
///
/// A model without an adapter is a ``CellAnomaly``; its row is shown by a cell that says so in debug builds,
/// and by an empty one in release builds.
@MainActor
public struct CellAdapterMap {
  /// In the order in which they were added.
  private(set) var adapters: [AnyCellAdapter] = []
  private(set) var registrations = CellRegistrations()
  /// What shows the headers and footers of sections.
  var headersAndFooters = HeaderFooterAdapters()
  private var byType: [ObjectIdentifier: AnyCellAdapter] = [:]

  /// A map without adapters.
  public init() {}

  /// Adds an adapter.
  ///
  /// - Parameter adapter: The adapter. Traps if there is one for its type of models already, or if its
  ///   reuse identifier stands for cells of another class.
  public mutating func add<Cell, Model>(_ adapter: CellAdapter<Cell, Model>) {
    let key = ObjectIdentifier(Model.self)
    if let other = byType[key] {
      misuse(
        """
        there is an adapter for \(Model.self) already, with \(other.registration.cellClass): a type of \
        models has one, which can look at the model
        """)
    }
    registrations.add(adapter.registration.erased)
    let erased = TypedCellAdapter(adapter)
    adapters.append(erased)
    byType[key] = erased
  }

  /// The same with one more adapter; as ``add(_:)``.
  public func adding<Cell, Model>(_ adapter: CellAdapter<Cell, Model>) -> CellAdapterMap {
    var map = self
    map.add(adapter)
    return map
  }

  /// The most specific adapter for a model; nil if there is none.
  ///
  /// - Complexity: O(1) for a type that has one of its own, O(adapters) for any other.
  func adapter(for model: Any) -> AnyCellAdapter? {
    if let own = byType[ObjectIdentifier(type(of: model))] { return own }
    let accepting = adapters.filter { $0.accepts(model) }
    let classes = accepting.filter(\.isOfClass)
    let nearest = classes.first { candidate in
      classes.allSatisfy { $0.isClass(ofOrAbove: candidate.modelType) }
    }
    return nearest ?? accepting.last { $0.modelType != Any.self } ?? accepting.last
  }

  /// What is wrong where there is no adapter for a model.
  func anomaly(for model: Any) -> CellAnomaly {
    .noAdapter(modelType: "\(type(of: model))", adapters: adapters.map { "\($0.modelType)" })
  }

  /// Tells a table where all cells come from, and all headers and footers, where nobody does it by
  /// itself: for a data source of your own.
  ///
  /// - Complexity: O(adapters)
  public func register(in tableView: UITableView) {
    registrations.register(in: tableView)
    headersAndFooters.register(in: tableView)
  }
}
