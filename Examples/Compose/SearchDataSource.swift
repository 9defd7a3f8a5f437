import DecoratorTableKit
import Foundation

/// The data source of the search: all places, whatever is searched for.
final class SearchDataSource: NSObject, UITableViewDataSource {
  /// The names of the places, in alphabetical order.
  var places: [String]

  init(_ places: [String]) {
    self.places = places
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.register(PlaceCell.self, forCellReuseIdentifier: "cell")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.show(Self.text(of: places[indexPath.row]))
    return cell
  }

  /// Returns the text of a row.
  static func text(of place: String) -> String { "◆ \(place)" }
}

/// The cell of a place.
final class PlaceCell: UITableViewCell {}
