import Foundation

/// Which headers and footers show which models.
@MainActor
package struct HeaderFooterAdapters {
  /// The adapters in the order in which they were added.
  private(set) var all: [AnyHeaderFooterAdapter] = []
  private var registrations = Registrations<UITableViewHeaderFooterView>()

  /// Adds an adapter.
  ///
  /// Traps if there is one for its type of models already, or if its reuse identifier is registered
  /// for views of another class.
  package mutating func add(_ adapter: AnyHeaderFooterAdapter) {
    if let other = all.first(where: { $0.modelType == adapter.modelType }) {
      misuse(
        """
        there is an adapter for headers and footers of \(adapter.modelType) already, with \
        \(other.registration.viewClass): give each type of models one adapter, which can look at \
        the model
        """)
    }
    registrations.add(adapter.registration)
    all.append(adapter)
  }

  /// Returns the most specific adapter for a model, as for cells; nil if there is none.
  ///
  /// - Complexity: O(adapters)
  package func adapter(for model: Any) -> AnyHeaderFooterAdapter? {
    let model = unwrapped(model)
    return all.first { $0.modelType == type(of: model) }
      ?? all.mostSpecific(for: model) { $0.modelType }
  }

  /// Returns the anomaly of a model without an adapter.
  package func anomaly(for model: Any) -> TableAnomaly {
    .noAdapter(for: ownType(of: model), among: all.map(\.modelType))
  }

  /// Registers all views in a table.
  ///
  /// - Complexity: O(adapters)
  package func register(in tableView: UITableView) {
    registrations.register(in: tableView)
  }
}
