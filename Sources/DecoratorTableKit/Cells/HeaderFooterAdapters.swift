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
      refuseConflict(of: other.registration, with: adapter.registration)
    }
    all.append(adapter)
  }

  private func refuseConflict(
    of registration: AnyHeaderFooterRegistration, with other: AnyHeaderFooterRegistration
  ) {
    guard registration.conflicts(with: other) else { return }
    let names = TypeNames.distinct([registration.viewClass, other.viewClass])
    misuse(
      """
      reuse identifier "\(other.reuseIdentifier)" is registered for \(names[0]) from \
      \(registration.source.name) and for \(names[1]) from \(other.source.name): give each an \
      identifier of its own
      """)
  }

  /// The most specific adapter for a model, as of cells; nil if there is none.
  ///
  /// - Complexity: O(adapters)
  func adapter(for model: Any) -> AnyHeaderFooterAdapter? {
    let (model, type) = opened(model)
    return all.first { $0.modelType == type } ?? all.mostSpecific(for: model)
  }

  /// What is wrong where there is no adapter for a model.
  func anomaly(for model: Any) -> CellAnomaly {
    .noAdapter(for: opened(model).type, among: all.map(\.modelType))
  }

  /// Tells a table where all views come from.
  ///
  /// - Complexity: O(adapters)
  func register(in tableView: UITableView) {
    for adapter in all { adapter.registration.register(in: tableView) }
  }
}
