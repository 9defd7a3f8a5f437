import Foundation

/// The table that the plain object inside a layer is handed, as long as a certain table asks.
///
/// It is known by the table that asks, so that no weak reference is loaded for each question.
struct HandedTable {
  let asking: ObjectIdentifier
  let handed: UITableView
}
