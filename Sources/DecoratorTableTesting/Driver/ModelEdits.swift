public import DecoratorTableKit

/// How a random run edits an app's model: closures that change it, one element at a time, in the
/// coordinates that the edit before has left, and announce nothing.
///
/// ```swift
/// var edits = ModelEdits { [store.posts.count] }
/// edits.insertRow = { store.posts.insert(.random(), at: $0.row) }
/// edits.deleteRow = { store.posts.remove(at: $0.row) }
/// edits.others = ["an ad arrives": { feed.layer.append(ad) }]
/// ```
///
/// What is nil does not happen.
@MainActor
public struct ModelEdits {
  /// The number of rows of each section of the model now.
  public var rowCounts: () -> [Int]
  /// Makes a new row stand at a place.
  public var insertRow: ((RowPosition) -> Void)?
  /// Removes a row.
  public var deleteRow: ((RowPosition) -> Void)?
  /// Removes a row from the first place and makes it stand at the second, which counts without it.
  public var moveRow: ((RowPosition, RowPosition) -> Void)?
  /// Replaces a row, or changes what it shows; announced as a reload.
  public var reloadRow: ((RowPosition) -> Void)?
  /// Changes what a row shows; announced as a reconfiguration.
  public var reconfigureRow: ((RowPosition) -> Void)?
  /// Makes a new section stand at a place, with as many rows as the model likes.
  public var insertSection: ((Int) -> Void)?
  /// Removes a section.
  public var deleteSection: ((Int) -> Void)?
  /// Removes a section from the first place and makes it stand at the second, which counts without it.
  public var moveSection: ((Int, Int) -> Void)?
  /// Replaces a section with as many rows as the model likes; announced as a reload.
  public var reloadSection: ((Int) -> Void)?
  /// What else happens, by name: things that announce themselves, such as ads that arrive. They happen
  /// between steps, and between a change of the model and its announcement.
  public var others: KeyValuePairs<String, () -> Void> = [:]

  /// Creates edits of a model, none at first.
  ///
  /// - Parameter rowCounts: The number of rows of each section of the model, whenever it is called.
  public init(rowCounts: @escaping () -> [Int]) {
    self.rowCounts = rowCounts
  }
}
