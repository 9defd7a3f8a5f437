/// Puts rows that describe themselves one below the other, whatever their types are.
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
  /// A row, with its types forgotten.
  public static func buildExpression<Cell>(
    _ row: CellConfigurator<Cell>
  ) -> [AnyCellConfigurator] { [row.erased] }

  /// A row whose types are forgotten already.
  public static func buildExpression(_ row: AnyCellConfigurator) -> [AnyCellConfigurator] { [row] }

  /// Rows that were put together elsewhere.
  public static func buildExpression(_ rows: [AnyCellConfigurator]) -> [AnyCellConfigurator] {
    rows
  }

  /// All rows, from the top.
  public static func buildBlock(_ rows: [AnyCellConfigurator]...) -> [AnyCellConfigurator] {
    rows.flatMap { $0 }
  }

  /// The rows of an `if`, if its condition holds.
  public static func buildOptional(_ rows: [AnyCellConfigurator]?) -> [AnyCellConfigurator] {
    rows ?? []
  }

  /// The rows of an `if` or of a case.
  public static func buildEither(first rows: [AnyCellConfigurator]) -> [AnyCellConfigurator] {
    rows
  }

  /// The rows of an `else` or of another case.
  public static func buildEither(second rows: [AnyCellConfigurator]) -> [AnyCellConfigurator] {
    rows
  }

  /// The rows of a loop.
  public static func buildArray(_ rows: [[AnyCellConfigurator]]) -> [AnyCellConfigurator] {
    rows.flatMap { $0 }
  }
}

extension AnyCellConfigurator {
  /// Rows that describe themselves; see ``CellConfiguratorBuilder``.
  ///
  /// - Parameter rows: The rows, from the top.
  /// - Complexity: O(rows)
  public static func rows(
    @CellConfiguratorBuilder _ rows: () -> [AnyCellConfigurator]
  ) -> [AnyCellConfigurator] { rows() }
}
