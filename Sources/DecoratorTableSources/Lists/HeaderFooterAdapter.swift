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
  package let height: CGFloat?
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

extension HeaderFooterAdapter: AnyHeaderFooterAdapter {
  package func view(_ tableView: UITableView, for model: Any) -> UIView {
    let identifier = registration.erased.reuseIdentifier
    guard let model = model as? Model else {
      return TableAnomaly.noAdapter(for: type(of: model), among: [Model.self])
        .fallbackHeaderFooter(in: tableView)
    }
    guard let dequeued = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    else {
      return TableAnomaly.notRegistered(reuseIdentifier: identifier, viewClass: "\(View.self)")
        .fallbackHeaderFooter(in: tableView)
    }
    guard let view = dequeued as? View else {
      return TableAnomaly.wrongCellClass(identifier, expected: View.self, found: type(of: dequeued))
        .fallbackHeaderFooter(in: tableView)
    }
    configure(view, model)
    return view
  }
}

extension CellAdapterMap {
  /// Adds an adapter for headers and footers.
  ///
  /// Of several adapters for a model the most specific shows it, as with cells. A `String` without
  /// an adapter is a section's title.
  ///
  /// - Parameter adapter: The adapter. Traps if there is one for its type of models already, or if
  ///   its reuse identifier is registered for views of another class.
  public mutating func add<View, Model>(_ adapter: HeaderFooterAdapter<View, Model>) {
    headersAndFooters.add(adapter, for: Model.self, adapter.registration.erased)
  }
}

/// The registration of the headers and footers of one class: their source and their reuse
/// identifier.
///
/// The identifier defaults to the full name of the class. Cells may have the same one, since a
/// table has separate identifiers for them.
@MainActor
public struct HeaderFooterRegistration<View: UITableViewHeaderFooterView> {
  let erased: AnyRegistration

  private init(_ source: AnyRegistration.Source, reuseIdentifier: String?) {
    erased = AnyRegistration(source, viewClass: View.self, reuseIdentifier: reuseIdentifier)
  }

  /// Views that the table makes from their class.
  ///
  /// - Parameter reuseIdentifier: The identifier to dequeue with, derived from the class if nil;
  ///   traps if it is empty.
  public static func viewClass(reuseIdentifier: String? = nil) -> HeaderFooterRegistration {
    HeaderFooterRegistration(.viewClass, reuseIdentifier: reuseIdentifier)
  }

  /// Views that the table makes from a nib with one top level object, a `View`.
  ///
  /// - Parameters:
  ///   - nib: The nib; traps if it is nil because it was not found.
  ///   - reuseIdentifier: The identifier to dequeue with, derived from the class if nil; traps if
  ///     it is empty.
  public static func nib(
    _ nib: UINib?, reuseIdentifier: String? = nil
  ) -> HeaderFooterRegistration {
    HeaderFooterRegistration(.nib(nib), reuseIdentifier: reuseIdentifier)
  }
}
