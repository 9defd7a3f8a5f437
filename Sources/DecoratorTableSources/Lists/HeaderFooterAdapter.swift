import Foundation

/// Shows models of one type in headers or footers of one class.
///
/// ```swift
/// var cells = CellAdapterMap()
/// cells.add(HeaderFooterAdapter<DayHeader, Day>(height: 32) { header, day in
///   header.dateLabel.text = day.name
/// })
/// list.appendSection(posts, header: Day.today)
/// ```
///
/// One adapter serves headers and footers alike. A view class that is ``Updatable`` needs no
/// closure to configure it.
@MainActor
public struct HeaderFooterAdapter<View: UITableViewHeaderFooterView, Model> {
  /// The registration of the views.
  let registration: HeaderFooterRegistration<View>
  /// The height of each view in points; nil leaves it to the table.
  let height: CGFloat?
  /// Configures a view for a model.
  let configure: (View, Model) -> Void

  /// Creates an adapter.
  ///
  /// - Parameters:
  ///   - registration: The registration of the views.
  ///   - height: The height of each view in points, 0 or more; traps for any other.
  ///     `UITableView.automaticDimension` leaves it to the view; nil leaves it to the table.
  ///   - configure: Configures a view for a model. A reused view still shows another model, so set
  ///     everything.
  public init(
    registration: HeaderFooterRegistration<View> = .viewClass(), height: CGFloat? = nil,
    configure: @escaping (_ view: View, _ model: Model) -> Void
  ) {
    self.registration = registration
    self.height = height.map {
      RowHeight.checked($0, of: "headers and footers of \(Model.self)")
    }
    self.configure = configure
  }

  /// Creates an adapter for views that show part of a model, or a value computed from it.
  ///
  /// - Parameters:
  ///   - registration: The registration of the views.
  ///   - height: As in ``init(registration:height:configure:)``.
  ///   - viewData: Returns the view data of a model.
  public init(
    registration: HeaderFooterRegistration<View> = .viewClass(), height: CGFloat? = nil,
    viewData: @escaping (_ model: Model) -> View.ViewData
  ) where View: Updatable {
    self.init(registration: registration, height: height) { view, model in
      view.update(viewData: viewData(model))
    }
  }

  /// Creates an adapter for views that show the model itself.
  ///
  /// - Parameters:
  ///   - registration: The registration of the views.
  ///   - height: As in ``init(registration:height:configure:)``.
  public init(
    registration: HeaderFooterRegistration<View> = .viewClass(), height: CGFloat? = nil
  ) where View: Updatable, View.ViewData == Model {
    self.init(registration: registration, height: height) { view, model in
      view.update(viewData: model)
    }
  }
}
