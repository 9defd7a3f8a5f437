public import DecoratorTableKit

/// The edits of an app's model in a random run. Each closure changes one element, in the
/// coordinates after the edit before, and announces nothing.
///
/// ```swift
/// var edits = ModelEdits { [store.posts.count] }
/// edits.insertRow = { store.posts.insert(.random(), at: $0.row) }
/// edits.deleteRow = { store.posts.remove(at: $0.row) }
/// edits.others = ["an ad arrives": { feed.layer.append(ad) }]
/// ```
///
/// An edit that is nil does not occur.
@MainActor
public struct ModelEdits {
  /// Returns the present number of rows of each section of the model.
  public var rowCounts: () -> [Int]
  /// Inserts a new row at a place.
  public var insertRow: ((RowPosition) -> Void)?
  /// Removes a row.
  public var deleteRow: ((RowPosition) -> Void)?
  /// Removes a row from the first place and inserts it at the second, which is counted without it.
  public var moveRow: ((RowPosition, RowPosition) -> Void)?
  /// Replaces a row, or changes its content; announced as a reload.
  public var reloadRow: ((RowPosition) -> Void)?
  /// Changes a row's content; announced as a reconfiguration.
  public var reconfigureRow: ((RowPosition) -> Void)?
  /// Inserts a new section at a place, with any number of rows.
  public var insertSection: ((Int) -> Void)?
  /// Removes a section.
  public var deleteSection: ((Int) -> Void)?
  /// Removes a section from the first place and inserts it at the second, which is counted without
  /// it.
  public var moveSection: ((Int, Int) -> Void)?
  /// Replaces a section by one with any number of rows; announced as a reload.
  public var reloadSection: ((Int) -> Void)?
  /// Other events by name, which announce themselves, such as ads that arrive. They occur between
  /// steps, and between a change of the model and its announcement.
  public var others: KeyValuePairs<String, () -> Void> = [:]

  /// Creates edits of a model, all nil at first.
  ///
  /// - Parameter rowCounts: Returns the present number of rows of each section of the model.
  public init(rowCounts: @escaping () -> [Int]) {
    self.rowCounts = rowCounts
  }
}
