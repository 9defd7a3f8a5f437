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
/// The cell class can also say itself what it shows, as an ``Updatable``; then there is nothing to
/// configure.
@MainActor
public struct CellAdapter<Cell: UITableViewCell, Model>: RowCapable {
  /// Where the table gets the cells from.
  public let registration: CellRegistration<Cell>
  /// What its rows can do.
  public var capabilities = RowCapabilities<Cell, Model>()
  let configure: (Cell, Model) -> Void

  /// Creates an adapter.
  ///
  /// - Parameters:
  ///   - registration: Where the table gets the cells from.
  ///   - height: The height of each row in points, 0 or more; traps for any other.
  ///     `UITableView.automaticDimension` leaves it to the cell; nil leaves it to the table.
  ///   - configure: Makes a cell show a model. A reused cell still shows the model before, so set
  ///     everything.
  public init(
    registration: CellRegistration<Cell> = .cellClass, height: CGFloat? = nil,
    configure: @escaping (_ cell: Cell, _ model: Model) -> Void
  ) {
    self.registration = registration
    self.configure = configure
    if let height { capabilities = capabilities.height(height) }
  }

  /// Creates an adapter for cells that show part of a model, or something made of it.
  ///
  /// - Parameters:
  ///   - registration: Where the table gets the cells from.
  ///   - height: As in ``init(registration:height:configure:)``.
  ///   - viewData: What the cell of a model shows.
  public init(
    registration: CellRegistration<Cell> = .cellClass, height: CGFloat? = nil,
    viewData: @escaping (_ model: Model) -> Cell.ViewData
  ) where Cell: Updatable {
    self.init(registration: registration, height: height) { cell, model in
      cell.update(viewData: viewData(model))
    }
  }

  /// Creates an adapter for cells that show the model itself.
  ///
  /// - Parameters:
  ///   - registration: Where the table gets the cells from.
  ///   - height: As in ``init(registration:height:configure:)``.
  public init(
    registration: CellRegistration<Cell> = .cellClass, height: CGFloat? = nil
  ) where Cell: Updatable, Cell.ViewData == Model {
    self.init(registration: registration, height: height) { cell, model in
      cell.update(viewData: model)
    }
  }

  /// Tells a table where the cells come from, where nobody does it by itself: for a data source of your
  /// own that calls ``cell(_:at:for:)``.
  public func register(in tableView: UITableView) { registration.erased.register(in: tableView) }

  /// The cell for a model, for a data source of your own.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks. It must have been told of the cells with ``register(in:)``:
  ///     UIKit raises an exception for a class or a nib that it does not know.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - model: The model of the row.
  public func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Model
  ) -> UITableViewCell {
    let cell = configuredCell(tableView, at: reuseIndexPath, for: model)
    capabilities.applyAccessory(to: cell, of: model)
    return cell
  }

  private func configuredCell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Model
  ) -> UITableViewCell {
    switch registration.dequeue(in: tableView, at: reuseIndexPath) {
    case .cell(let cell):
      configure(cell, model)
      return cell
    case .wrongClass(let anomaly):
      return FallbackCell.make(for: anomaly, in: tableView, at: nil)
    case .missing(let anomaly):
      return FallbackCell.make(for: anomaly, in: tableView, at: reuseIndexPath)
    }
  }
}

extension CellAdapter {
  /// The rows of this adapter, known by their models.
  func kind() -> RowKind<Model> {
    RowKind(capabilities: capabilities.lifted { $0 }) { tableView, indexPath, model in
      configuredCell(tableView, at: indexPath, for: model)
    }
  }

  /// The rows of this adapter, known by something from which the model is got.
  ///
  /// - Parameters:
  ///   - base: What the rows are known by.
  ///   - model: The model of a row; nil if it is of another kind.
  func kind<Base>(
    of base: Base.Type, _ model: @escaping (Base) -> Model?
  ) -> RowKind<Base> {
    RowKind(capabilities: capabilities.lifted(model)) { tableView, indexPath, base in
      guard let model = model(base) else {
        let anomaly = CellAnomaly.noAdapter(for: type(of: base as Any), among: [Model.self])
        return FallbackCell.make(for: anomaly, in: tableView, at: indexPath)
      }
      return configuredCell(tableView, at: indexPath, for: model)
    }
  }
}
