import Foundation

/// The table that the plain object inside a layer is given, as long as a certain table asks.
///
/// It is known by the table that asks, so that no weak reference is loaded for each question.
struct KnownContentTable {
  let asking: ObjectIdentifier
  let table: UITableView
}
