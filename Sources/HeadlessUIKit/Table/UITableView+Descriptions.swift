import Foundation

extension UITableView {
  /// An index path as Objective-C prints it in UIKit's messages, without the address.
  func described(_ indexPath: IndexPath) -> String {
    let path = indexPath.map(String.init).joined(separator: " - ")
    return "<NSIndexPath> {length = \(indexPath.count), path = \(path)}"
  }

  /// The table as it signs UIKit's messages: its class, frame, offset and data source.
  var describedForFailure: String {
    let source = dataSource.map { "<\(type(of: $0))>" } ?? "(null)"
    return "Table view: <\(type(of: self)); frame = \(frame); contentOffset: \(contentOffset); "
      + "dataSource: \(source)>"
  }
}
