import DecoratorTableKit
import Foundation

/// Rows of three kinds as the cases of an enum.
enum ThreeKinds {
  case first(Model00)
  case second(Model01)
  case third(Model02)

  /// An adapter for each kind.
  @MainActor
  static var adapters: CellAdapterMap {
    var cells = CellAdapterMap()
    cells.add(CellAdapter<Cell00, Model00> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell01, Model01> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell02, Model02> { $0.show($1.title, $1.number) })
    return cells
  }
}

/// A data source written by hand, with a case for each kind.
final class ThreeKindsSource: NSObject, UITableViewDataSource {
  private let rows: [ThreeKinds]

  init(_ rows: [ThreeKinds]) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .first(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell00", for: indexPath)
      (cell as? Cell00)?.show(model.title, model.number)
      return cell
    case .second(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell01", for: indexPath)
      (cell as? Cell01)?.show(model.title, model.number)
      return cell
    case .third(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell02", for: indexPath)
      (cell as? Cell02)?.show(model.title, model.number)
      return cell
    }
  }
}
