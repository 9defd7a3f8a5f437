/// Which cells show which models: an adapter for each type of model.
///
/// ```swift
/// var cells = CellAdapterMap()
/// cells.add(CellAdapter<TextCell, TextMessage>())
/// cells.add(CellAdapter<ImageCell, ImageMessage>())
/// cells.add(CellAdapter<VideoCell, VideoMessage>())      // another kind: this is all
/// ```
///
/// Types are compared as types, not by their names. A model is shown by the first of these adapters
/// that exists:
///
/// 1. the adapter for its own type
/// 2. the adapter for its nearest superclass
/// 3. an adapter for a protocol that it conforms to. Of several, the one added last is used, since
///   it is unknown which protocols refine others: add the general ones first.
/// 4. the adapter for `Any`
///
/// An adapter for `AnyObject` or `AnyHashable` counts as an adapter for a protocol. An optional is
/// a model of its optional type, not of the type that it wraps.
///
/// A model without an adapter is a ``TableAnomaly``. Its row has a cell that says so in debug
/// builds, and an empty one in release builds.
@MainActor
public struct CellAdapterMap {
  /// The adapters in the order in which they were added.
  private(set) var adapters: [any AnyCellAdapter] = []
  /// The adapters by the type of the models.
  private(set) var adaptersByType: [ObjectIdentifier: any AnyCellAdapter] = [:]
  package private(set) var registrations = CellRegistrations()
  /// The adapters for headers and footers of sections.
  package var headersAndFooters = HeaderFooterAdapters()

  /// Creates a map without adapters.
  public init() {}

  /// Adds an adapter.
  ///
  /// - Parameter adapter: The adapter. Traps if there is one for its type of models already, or if
  ///   its reuse identifier is registered for cells of another class.
  public mutating func add<Cell, Model>(_ adapter: CellAdapter<Cell, Model>) {
    let key = ObjectIdentifier(Model.self)
    if let other = adaptersByType[key] {
      misuse(
        """
        there is an adapter for \(Model.self) already, with \(other.erasedRegistration.viewClass): give \
        each type of models one adapter, which can look at the model
        """)
    }
    registrations.add(adapter.erasedRegistration)
    adapters.append(adapter)
    adaptersByType[key] = adapter
  }
}
