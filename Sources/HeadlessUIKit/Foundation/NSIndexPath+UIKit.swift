public import Foundation

extension NSIndexPath {
  /// Creates the index path of a row.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The section in the table. Unless the path has exactly two indices, reading it is a failure and
  /// returns `NSNotFound`.
  public var section: Int { IndexPath(self).section }

  /// The row in its section. Unless the path has exactly two indices, reading it is a failure and
  /// returns `NSNotFound`.
  public var row: Int { IndexPath(self).row }
}

extension IndexPath {
  fileprivate init(_ path: NSIndexPath) {
    self.init(indexes: (0..<path.length).map(path.index(atPosition:)))
  }
}
