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
  private var adapter: CellAdapter<Cell, Cell.ViewData>

  /// The abilities of its row.
  public var capabilities: RowCapabilities<Cell, Cell.ViewData> {
    get { adapter.capabilities }
    set { adapter.capabilities = newValue }
  }

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
    adapter = CellAdapter(registration: registration, height: height)
  }

  /// The same row with its types erased, for a list with others.
  public var erased: AnyCellConfigurator {
    AnyCellConfigurator(viewData: viewData, row: SelfDescribingRow(viewData, adapter: adapter))
  }
}

/// A row that describes itself: a model and the cell class that shows it, with their types erased.
@MainActor
public struct AnyCellConfigurator {
  /// The data that the cell shows.
  public let viewData: Any
  /// The row as the kit knows it.
  let row: SelfDescribingRow
}

extension RowCells<AnyCellConfigurator> {
  /// The cells of rows that describe themselves.
  public static var selfDescribing: RowCells { RowCells(describedBy: \.row) }
}

extension AdditionalSection {
  /// Creates a section of rows that describe themselves.
  ///
  /// ```swift
  /// AdditionalSection(
  ///   [CellConfigurator<TipCell>(viewData: tip).onSelect { tip, _ in open(tip) }.erased],
  ///   headerTitle: "Tip of the day")
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - headerTitle: The title above the section.
  ///   - footerTitle: The title below the section.
  /// - Complexity: O(rows)
  public init(
    _ rows: [AnyCellConfigurator], headerTitle: String? = nil, footerTitle: String? = nil
  ) {
    self.init(describedBy: rows.map(\.row), headerTitle: headerTitle, footerTitle: footerTitle)
  }
}

/// A result builder that lists rows that describe themselves, of any types.
///
/// ```swift
/// let rows = AnyCellConfigurator.rows {
///   CellConfigurator<SwitchCell>(viewData: sound)
///   if isSignedIn {
///     CellConfigurator<TextCell>(viewData: account).accessory(.disclosureIndicator)
///   }
///   for server in servers { CellConfigurator<ServerCell>(viewData: server) }
/// }
/// ```
@MainActor
@resultBuilder
public enum CellConfiguratorBuilder {
  /// Erases the types of a row.
  public static func buildExpression<Cell>(
    _ row: CellConfigurator<Cell>
  ) -> [AnyCellConfigurator] { [row.erased] }

  /// Accepts a row with erased types.
  public static func buildExpression(_ row: AnyCellConfigurator) -> [AnyCellConfigurator] { [row] }

  /// Accepts rows that were listed elsewhere.
  public static func buildExpression(_ rows: [AnyCellConfigurator]) -> [AnyCellConfigurator] {
    rows
  }

  /// Joins all rows, from the top.
  public static func buildBlock(_ rows: [AnyCellConfigurator]...) -> [AnyCellConfigurator] {
    rows.flatMap { $0 }
  }

  /// Returns the rows of an `if`, or none if its condition is false.
  public static func buildOptional(_ rows: [AnyCellConfigurator]?) -> [AnyCellConfigurator] {
    rows ?? []
  }

  /// Returns the rows of an `if` or of a case.
  public static func buildEither(first rows: [AnyCellConfigurator]) -> [AnyCellConfigurator] {
    rows
  }

  /// Returns the rows of an `else` or of another case.
  public static func buildEither(second rows: [AnyCellConfigurator]) -> [AnyCellConfigurator] {
    rows
  }

  /// Joins the rows of a loop.
  public static func buildArray(_ rows: [[AnyCellConfigurator]]) -> [AnyCellConfigurator] {
    rows.flatMap { $0 }
  }
}

extension AnyCellConfigurator {
  /// Returns rows that describe themselves; see ``CellConfiguratorBuilder``.
  ///
  /// - Parameter rows: The rows, from the top.
  /// - Complexity: O(rows)
  public static func rows(
    @CellConfiguratorBuilder _ rows: () -> [AnyCellConfigurator]
  ) -> [AnyCellConfigurator] { rows() }
}
