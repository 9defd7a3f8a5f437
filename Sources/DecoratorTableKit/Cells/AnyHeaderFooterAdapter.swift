import Foundation

/// An adapter of headers and footers with its types erased.
@MainActor
package struct AnyHeaderFooterAdapter: ModelAccepting {
  let modelType: Any.Type
  /// The registration of the views.
  let registration: AnyHeaderFooterRegistration
  /// The height of each view in points; nil leaves it to the table.
  package let height: CGFloat?
  private let acceptance: (Any) -> Bool
  private let classRelation: (Any.Type) -> Bool
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
    acceptance = { isModel($0, of: Model.self) }
    classRelation = { $0 is Model.Type }
    make = { tableView, model in
      guard let model = model as? Model else {
        return FallbackHeaderFooter.make(
          for: .noAdapter(for: type(of: model), among: [Model.self]), in: tableView)
      }
      return view(tableView, model)
    }
  }

  func accepts(_ model: Any) -> Bool { acceptance(model) }

  func isClass(ofOrAbove type: Any.Type) -> Bool { classRelation(type) }

  /// Returns the view that shows a model.
  package func view(_ tableView: UITableView, for model: Any) -> UIView { make(tableView, model) }
}
