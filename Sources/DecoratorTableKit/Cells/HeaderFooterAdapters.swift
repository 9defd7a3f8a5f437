import Foundation

/// Which headers and footers show which models.
@MainActor
struct HeaderFooterAdapters {
  /// In the order in which they were added.
  private(set) var all: [AnyHeaderFooterAdapter] = []

  /// Adds an adapter.
  ///
  /// Traps if there is one for its type of models already, or if its reuse identifier stands for views of
  /// another class.
  mutating func add(_ adapter: AnyHeaderFooterAdapter) {
    for other in all {
      if other.modelType == adapter.modelType {
        misuse(
          """
          there is an adapter for headers and footers of \(adapter.modelType) already, with \
          \(other.registration.viewClass): a type of models has one, which can look at the model
          """)
      }
      if other.registration.conflicts(with: adapter.registration) {
        misuse(
          """
          reuse identifier "\(adapter.registration.reuseIdentifier)" is registered for \
          \(other.registration.description) and for \(adapter.registration.description): give each an identifier of its own
          """)
      }
    }
    all.append(adapter)
  }

  /// The most specific adapter for a model, as of cells; nil if there is none.
  ///
  /// - Complexity: O(adapters)
  func adapter(for model: Any) -> AnyHeaderFooterAdapter? {
    if let own = all.first(where: { $0.modelType == type(of: model) }) { return own }
    let accepting = all.filter { $0.accepts(model) }
    let classes = accepting.filter { $0.modelType is AnyClass }
    let nearest = classes.first { candidate in
      classes.allSatisfy { $0.isClassOfOrAbove(candidate.modelType) }
    }
    return nearest ?? accepting.last { $0.modelType != Any.self } ?? accepting.last
  }

  /// What is wrong where there is no adapter for a model.
  func anomaly(for model: Any) -> CellAnomaly {
    .noAdapter(modelType: "\(type(of: model))", adapters: all.map { "\($0.modelType)" })
  }

  /// Tells a table where all views come from.
  ///
  /// - Complexity: O(adapters)
  func register(in tableView: UITableView) {
    for adapter in all { adapter.registration.register(in: tableView) }
  }
}
