import DecoratorTableKit
import Foundation

// Three kinds of rows whose models are classes with a common superclass.

class KindObject {
  let title: String
  let number: Int

  required init(_ model: any KindModel) {
    title = model.title
    number = model.number
  }

  static let classes: [KindObject.Type] = [FirstObject.self, SecondObject.self, ThirdObject.self]

  /// An adapter for each class.
  @MainActor
  static var adapters: CellAdapterMap {
    var cells = CellAdapterMap()
    cells.add(CellAdapter<Cell00, FirstObject> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell01, SecondObject> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell02, ThirdObject> { $0.show($1.title, $1.number) })
    return cells
  }
}

final class FirstObject: KindObject {}
final class SecondObject: KindObject {}
final class ThirdObject: KindObject {}

/// A data source written by hand for models that are known only by a protocol: a cast for each
/// kind.
final class CastingSource: NSObject, UITableViewDataSource {
  private let rows: [any KindModel]

  init(_ rows: [any KindModel]) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = rows[indexPath.row]
    if let model = row as? Model00 {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell00", for: indexPath)
      (cell as? Cell00)?.show(model.title, model.number)
      return cell
    }
    if let model = row as? Model01 {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell01", for: indexPath)
      (cell as? Cell01)?.show(model.title, model.number)
      return cell
    }
    if let model = row as? Model02 {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell02", for: indexPath)
      (cell as? Cell02)?.show(model.title, model.number)
      return cell
    }
    fatalError("no kind for \(row)")
  }
}
