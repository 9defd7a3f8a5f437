import Foundation

/// An adapter of headers and footers with its types erased.
@MainActor
package struct AnyHeaderFooterAdapter {
  /// The type of the models.
  let modelType: Any.Type
  /// The registration of the views.
  let registration: AnyHeaderFooterRegistration
  /// The height of each view in points; nil leaves it to the table.
  package let height: CGFloat?
  private let make: (UITableView, Any) -> UIView

  /// Creates an adapter for models of one type.
  ///
  /// - Parameters:
  ///   - registration: Where the table gets the views from.
  ///   - height: The height of each view in points; nil leaves it to the table.
  ///   - view: Returns the view that shows a model.
  package init<Model>(
    registration: AnyHeaderFooterRegistration, height: CGFloat?,
    view: @escaping (UITableView, Model) -> UIView
  ) {
    modelType = Model.self
    self.registration = registration
    self.height = height
    make = { tableView, model in
      guard let model = model as? Model else {
        return FallbackHeaderFooter.make(
          for: .noAdapter(for: type(of: model), among: [Model.self]), in: tableView)
      }
      return view(tableView, model)
    }
  }

  /// Returns the view that shows a model.
  package func view(_ tableView: UITableView, for model: Any) -> UIView { make(tableView, model) }
}
