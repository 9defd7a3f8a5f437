import DecoratorTableKit

/// Defects of the kit that wait to be mended, and how the comparisons go around each of them.
///
/// KnownDefectsTests holds what happens today. Whoever mends a defect removes what is here of it.
@MainActor
enum KnownDefect {
  /// In a table in no window one of several selected rows stays selected after a change. So none
  /// stay selected there when editing ends.
  static func losesSelection(in table: UITableView) -> Bool {
    table.window == nil
  }
}
