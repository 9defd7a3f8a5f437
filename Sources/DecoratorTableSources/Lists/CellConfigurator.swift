import Foundation

/// A model paired with the cell class that shows it.
///
/// ```swift
/// let source = ListTableViewDataSource {
///   CellConfigurator<TextCell>(viewData: .init(text: "hello"))
///   CellConfigurator<ImageCell>(viewData: picture).onSelect { picture, _ in open(picture) }
/// }
/// ```
///
/// For an array with others, use its ``erased`` form. Pairing a cell with view data of another type
/// does not compile.
@MainActor
public struct CellConfigurator<Cell: UITableViewCell & Updatable>: RowCapable {
  /// The model of the row is the view data.
  public typealias Model = Cell.ViewData

  /// The data that the cell shows.
  public let viewData: Cell.ViewData
  /// The registration of the cell.
  let registration: CellRegistration<Cell>
  /// The abilities of its row.
  public var capabilities = RowCapabilities<Cell, Cell.ViewData>()

  /// Pairs view data with the cell class that shows it.
  ///
  /// - Parameters:
  ///   - viewData: What the cell shows.
  ///   - registration: The registration of the cell. Its reuse identifier is derived from the class
  ///     unless one is given.
  ///   - height: The height of the row in points, 0 or more; traps for any other.
  ///     `UITableView.automaticDimension` leaves it to the cell; nil leaves it to the table.
  public init(
    viewData: Cell.ViewData, registration: CellRegistration<Cell> = .cellClass(),
    height: CGFloat? = nil
  ) {
    self.viewData = viewData
    self.registration = registration
    if let height { capabilities = capabilities.height(height) }
  }

  /// The same row with its types erased, for a list with others.
  public var erased: AnyCellConfigurator { AnyCellConfigurator(self) }
}
