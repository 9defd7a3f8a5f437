import Foundation

/// The content table for calls of a certain table.
///
/// It is stored with the identity of that table, so that no weak reference is loaded for each call.
struct KnownContentTable {
  let asking: ObjectIdentifier
  let table: UITableView
}
