import Foundation

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
  private(set) var adapters = AdapterList<any AnyCellAdapter>()
  /// The adapters for headers and footers of sections.
  package var headersAndFooters = AdapterList<any AnyHeaderFooterAdapter>()

  /// Creates a map without adapters.
  public init() {}

  /// Adds an adapter.
  ///
  /// - Parameter adapter: The adapter. Traps if there is one for its type of models already, or if
  ///   its reuse identifier is registered for cells of another class.
  public mutating func add<Cell, Model>(_ adapter: CellAdapter<Cell, Model>) {
    adapters.add(adapter, for: Model.self, adapter.registration.erased)
  }

  /// The registrations of all cells.
  package var registrations: Registrations { adapters.registrations }

  /// Returns the behavior of a model's rows, for values of the model's static type.
  ///
  /// It is the same for all models of one type. Without an adapter, each row has a cell that says
  /// so.
  ///
  /// - Complexity: O(1) for a type that has an adapter of its own, O(adapters) for any other;
  ///   allocates. Callers that show rows keep the result for each type.
  package func behavior<Base>(for model: Base) -> RowBehavior<Base> {
    if let entry = adapters.entry(for: model) { return entry.adapter.behavior(of: Base.self) }
    let anomaly = adapters.anomaly(for: model)
    return RowBehavior(
      RowEvents { table, indexPath, _ in anomaly.fallbackCell(in: table, at: indexPath) })
  }

  /// Returns the handlers that rows of at least one adapter have.
  func events<Base>(of base: Base.Type) -> RowEvents<Base> {
    adapters.all.reduce(into: RowEvents { cell($0, at: $1, for: $2) }) {
      $0.formUnion($1.adapter.behavior(of: base).events)
    }
  }
}

// For a data source of an app's own.
extension CellAdapterMap {
  /// Registers all cells, headers and footers in a table, for a data source of your own that calls
  /// ``cell(_:at:for:)``.
  ///
  /// - Complexity: O(adapters)
  public func register(in tableView: UITableView) {
    adapters.registrations.register(in: tableView)
    headersAndFooters.registrations.register(in: tableView)
  }

  /// Returns the cell for a model, for a data source of your own.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks. Call ``register(in:)`` with it before: UIKit raises an
  ///     exception for cells that are not registered.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - model: The model of the row. One without an adapter is a ``TableAnomaly``.
  /// - Complexity: O(1) for a type that has an adapter of its own, O(adapters) for any other.
  public func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Any
  ) -> UITableViewCell {
    guard let entry = adapters.entry(for: model) else {
      return adapters.anomaly(for: model).fallbackCell(in: tableView, at: reuseIndexPath)
    }
    return entry.adapter.cell(tableView, at: reuseIndexPath, for: model)
  }
}

/// A cell adapter with its types erased.
@MainActor
protocol AnyCellAdapter {
  /// Returns the behavior of the adapter's rows, for models as values of another type.
  func behavior<Base>(of base: Base.Type) -> RowBehavior<Base>

  /// Returns the cell of a model, for a row of the table (reuse). A model of another type than the
  /// adapter's gets a cell that says so.
  func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Any
  ) -> UITableViewCell
}

/// An adapter of headers and footers with its types erased.
@MainActor
package protocol AnyHeaderFooterAdapter {
  /// The height of each view in points; nil leaves it to the table.
  var height: CGFloat? { get }

  /// Returns the view that shows a model.
  func view(_ tableView: UITableView, for model: Any) -> UIView
}
