/// Which cells show which models: an adapter for each type of model.
///
/// ```swift
/// var cells = CellAdapterMap()
/// cells.add(CellAdapter<TextCell, TextMessage>())
/// cells.add(CellAdapter<ImageCell, ImageMessage>())
/// cells.add(CellAdapter<VideoCell, VideoMessage>())      // another kind: this is all
/// ```
///
/// Types are told apart as types, not by their names. A model is shown by the adapter of its own
/// type; else by that of the nearest class above its own; else by that of a protocol that it
/// conforms to, of several by the one that was added last, since a protocol cannot be asked which
/// others it refines: add the general ones first. An adapter for `AnyObject` or `AnyHashable`
/// counts as one for a protocol. An adapter for `Any` shows what has no other. An optional is a
/// model of its optional type, not of the type that it wraps.
///
/// A model without an adapter is a ``TableAnomaly``; its row is shown by a cell that says so in
/// debug builds, and by an empty one in release builds.
@MainActor
public struct CellAdapterMap {
  /// In the order in which they were added.
  private(set) var adapters: [AnyCellAdapter] = []
  /// By the type of the models.
  private(set) var adaptersByType: [ObjectIdentifier: AnyCellAdapter] = [:]
  private(set) var registrations = CellRegistrations()
  /// What shows the headers and footers of sections.
  var headersAndFooters = HeaderFooterAdapters()

  /// A map without adapters.
  public init() {}

  /// Adds an adapter.
  ///
  /// - Parameter adapter: The adapter. Traps if there is one for its type of models already, or if
  ///   its reuse identifier stands for cells of another class.
  public mutating func add<Cell, Model>(_ adapter: CellAdapter<Cell, Model>) {
    let key = ObjectIdentifier(Model.self)
    if let other = adaptersByType[key] {
      misuse(
        """
        there is an adapter for \(Model.self) already, with \(other.registration.viewClass): a type \
        of models has one, which can look at the model
        """)
    }
    registrations.add(adapter.registration.erased)
    let erased = TypedCellAdapter(adapter)
    adapters.append(erased)
    adaptersByType[key] = erased
  }

  /// The same with one more adapter; as ``add(_:)``.
  public func adding<Cell, Model>(_ adapter: CellAdapter<Cell, Model>) -> CellAdapterMap {
    var map = self
    map.add(adapter)
    return map
  }
}
