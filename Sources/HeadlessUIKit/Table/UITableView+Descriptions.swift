import Foundation

extension IndexPath {
  /// The path as in UIKit's messages, without the address.
  var objectiveCDescription: String {
    let path = map(String.init).joined(separator: " - ")
    return "<NSIndexPath> {length = \(count), path = \(path)}"
  }
}

extension UITableView {
  /// Returns an index path as in UIKit's messages, without the address.
  func described(_ indexPath: IndexPath) -> String { indexPath.objectiveCDescription }

  /// The table as in UIKit's messages: its class, frame, offset and data source.
  var describedForFailure: String {
    let source = dataSource.map { "<\(type(of: $0))>" } ?? "(null)"
    return "Table view: <\(type(of: self)); frame = \(frame); contentOffset: \(contentOffset); "
      + "dataSource: \(source)>"
  }
}
