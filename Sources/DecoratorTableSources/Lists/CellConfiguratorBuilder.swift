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
