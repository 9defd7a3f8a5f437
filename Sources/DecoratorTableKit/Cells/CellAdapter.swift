import Foundation

/// Shows models of one type in cells of one class.
///
/// ```swift
/// var cells = CellAdapterMap()
/// cells.add(
///   CellAdapter<PostCell, Post>(registration: .nib(postNib), height: 88) { cell, post in
///     cell.authorLabel.text = post.author
///   }
///   .onSelect { post, _ in open(post) })
/// ```
///
/// A cell class that is ``Updatable`` needs no closure to configure it.
@MainActor
public struct CellAdapter<Cell: UITableViewCell, Model>: RowCapable {
  /// The registration of the cells.
  package let registration: CellRegistration<Cell>
  /// The abilities of its rows.
  public var capabilities = RowCapabilities<Cell, Model>()
  // The initializers that make this closure are inlined into the app, where they are specialized
  // for its types.
  private let make: (UITableView, IndexPath, Model) -> UITableViewCell

  /// Creates an adapter.
  ///
  /// - Parameters:
  ///   - registration: The registration of the cells.
  ///   - height: The height of each row in points, 0 or more; traps for any other.
  ///     `UITableView.automaticDimension` leaves it to the cell; nil leaves it to the table.
  ///   - configure: Configures a cell for a model. A reused cell still shows another model, so set
  ///     everything.
  @inlinable
  public init(
    registration: CellRegistration<Cell> = .cellClass(), height: CGFloat? = nil,
    configure: @escaping (_ cell: Cell, _ model: Model) -> Void
  ) {
    let supply = registration.supply
    self.init(registration: registration, height: height) { tableView, indexPath, model in
      supply.cell(of: Cell.self, in: tableView, at: indexPath) { configure($0, model) }
    }
  }

  /// Creates an adapter for cells that show part of a model, or a value computed from it.
  ///
  /// - Parameters:
  ///   - registration: The registration of the cells.
  ///   - height: As in ``init(registration:height:configure:)``.
  ///   - viewData: Returns the view data of a model.
  @inlinable
  public init(
    registration: CellRegistration<Cell> = .cellClass(), height: CGFloat? = nil,
    viewData: @escaping (_ model: Model) -> Cell.ViewData
  ) where Cell: Updatable {
    self.init(registration: registration, height: height) { cell, model in
      cell.update(viewData: viewData(model))
    }
  }

  /// Creates an adapter for cells that show the model itself.
  ///
  /// - Parameters:
  ///   - registration: The registration of the cells.
  ///   - height: As in ``init(registration:height:configure:)``.
  @inlinable
  public init(
    registration: CellRegistration<Cell> = .cellClass(), height: CGFloat? = nil
  ) where Cell: Updatable, Cell.ViewData == Model {
    self.init(registration: registration, height: height) { cell, model in
      cell.update(viewData: model)
    }
  }

  @usableFromInline
  init(
    registration: CellRegistration<Cell>, height: CGFloat?,
    make: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) {
    self.registration = registration
    self.make = make
    if let height { capabilities = capabilities.height(height) }
  }
}

extension CellAdapter: AnyCellAdapter {
  /// How the cells of the adapter's models are made, and what their rows do.
  var events: RowEvents<Model> {
    var events = capabilities.events
    events.makeCell = make
    return events
  }

  func behavior<Base>(of base: Base.Type) -> RowBehavior<Base> {
    let own = Base.self == Model.self ? RowBehavior(events) as? RowBehavior<Base> : nil
    return own ?? behavior { $0 as? Model }
  }

  /// Returns the behavior of rows for values that have one of the adapter's models.
  ///
  /// - Parameter model: Returns the model of a row; nil if the row is of another kind.
  func behavior<Base>(_ model: @escaping (Base) -> Model?) -> RowBehavior<Base> {
    var events = RowEvents<Base>()
    if let own = capabilities.behavior {
      events = events.adding(own.events) { base in model(base).map { ($0, own) } }
    }
    events.makeCell = { [make] tableView, indexPath, base in
      guard let model = model(base) else {
        return Self.fallbackCell(tableView, at: indexPath, for: base)
      }
      return make(tableView, indexPath, model)
    }
    return RowBehavior(events)
  }

  func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Any
  ) -> UITableViewCell {
    guard let model = model as? Model else {
      return Self.fallbackCell(tableView, at: reuseIndexPath, for: model)
    }
    let cell = make(tableView, reuseIndexPath, model)
    guard let behavior = capabilities.behavior else {
      // A row of another kind may have left its view in the cell.
      AttachedViews.attach(nil, to: cell)
      return cell
    }
    behavior.attachViews(to: cell, for: model)
    return cell
  }

  /// Returns a cell for a model of another type, which says so.
  private static func fallbackCell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Any
  ) -> UITableViewCell {
    TableAnomaly.noAdapter(for: type(of: model), among: [Model.self])
      .fallbackCell(in: tableView, at: reuseIndexPath)
  }
}

/// A view that shows view data of one type.
///
/// A cell that conforms declares the type of its view data, which the compiler checks:
///
/// ```swift
/// final class TextCell: UITableViewCell, Updatable {
///   func update(viewData: Message) { textLabel?.text = viewData.text }
/// }
///
/// let cells = CellAdapter<TextCell, Message>()
/// // CellAdapter<TextCell, Int>() does not compile
/// ```
@MainActor
public protocol Updatable: AnyObject {
  /// The type of the data that the view shows.
  associatedtype ViewData

  /// Shows new view data. A reused view still shows its last view data, so set everything.
  ///
  /// - Parameter viewData: The view data.
  func update(viewData: ViewData)
}
