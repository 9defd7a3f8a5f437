import Foundation

/// An adapter of headers and footers without its types.
@MainActor
final class AnyHeaderFooterAdapter {
  /// The type of the models.
  let modelType: Any.Type
  /// Where the table gets the views from.
  let registration: AnyHeaderFooterRegistration
  /// The height of each view in points; nil leaves it to the table.
  let height: CGFloat?
  /// Whether a model is of the adapter's type, or of one that can be used as such.
  let accepts: (Any) -> Bool
  /// Whether a class is the adapter's, or is derived from it.
  let isClassOfOrAbove: (Any.Type) -> Bool
  private let make: (UITableView, Any) -> UIView

  init<View, Model>(_ adapter: HeaderFooterAdapter<View, Model>) {
    modelType = Model.self
    registration = adapter.registration.erased
    height = adapter.height
    accepts = { $0 is Model }
    isClassOfOrAbove = { $0 is Model.Type }
    make = { tableView, model in
      guard let model = model as? Model else {
        return FallbackHeaderFooter.make(
          for: .noAdapter(modelType: "\(type(of: model))", adapters: ["\(Model.self)"]))
      }
      switch adapter.registration.dequeue(in: tableView) {
      case .view(let view):
        adapter.configure(view, model)
        return view
      case .other(let anomaly):
        return FallbackHeaderFooter.make(for: anomaly)
      }
    }
  }

  /// The view that shows a model.
  func view(_ tableView: UITableView, for model: Any) -> UIView { make(tableView, model) }
}
