public import Foundation

extension IndexPath {
  /// Creates the index path of a row.
  ///
  /// - Parameters:
  ///   - row: the row in its section.
  ///   - section: the section in the table.
  public init(row: Int, section: Int) {
    // An array literal would be allocated; a path of two indices needs no memory of its own.
    self.init(index: section)
    append(row)
  }

  /// Creates the index path of an item; the same as the row of that number.
  ///
  /// - Parameters:
  ///   - item: the item in its section.
  ///   - section: the section.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section in the table. Unless the path has exactly two indices, reading it is a failure and
  /// returns `NSNotFound`.
  public var section: Int {
    get { element(0) }
    set { setElement(0, to: newValue) }
  }

  /// The row in its section. Unless the path has exactly two indices, reading it is a failure and
  /// returns `NSNotFound`.
  public var row: Int {
    get { element(1) }
    set { setElement(1, to: newValue) }
  }

  /// The item in its section, the same number as ``row``. Unless the path has exactly two indices,
  /// reading it is a failure and returns `NSNotFound`.
  public var item: Int {
    get { element(1) }
    set { setElement(1, to: newValue) }
  }

  @inline(__always)
  private func element(_ position: Int) -> Int {
    // A position that no table has, so that nobody takes the path for the first row's.
    guard hasTwoIndices() else { return NSNotFound }
    return self[position]
  }

  private mutating func setElement(_ position: Int, to value: Int) {
    guard hasTwoIndices() else { return }
    self[position] = value
  }

  @inline(__always)
  private func hasTwoIndices() -> Bool {
    if count == 2 { return true }
    refuse()
    return false
  }

  @inline(never)
  private func refuse() {
    UIKitFailure.raise(
      "Invalid index path for use with UITableView. This index path must contain exactly two "
        + "indices specifying the section and row. Its indices are \(Array(self)).")
  }
}
