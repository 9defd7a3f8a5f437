import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// Models of several types, and the cells that show them: each row shows its type and what is in
/// it.
enum ListWorld {
  struct Memo: Hashable {
    var text: String

    init(_ text: String) { self.text = text }
  }

  struct Photo: Hashable {
    var name: String

    init(_ name: String) { self.name = name }
  }

  protocol Sound {
    var noise: String { get }
  }

  class Animal {
    let name: String

    init(_ name: String) { self.name = name }
  }

  class Dog: Animal {}
  final class Puppy: Dog {}
  final class Bird: Animal, Sound {
    var noise: String { "tweet" }
  }

  final class MemoCell: UITableViewCell, Updatable {
    func update(viewData: Memo) { textLabel?.text = "memo \(viewData.text)" }
  }

  final class PhotoCell: UITableViewCell, Updatable {
    func update(viewData: String) { textLabel?.text = "photo \(viewData)" }
  }

  final class AnimalCell: UITableViewCell, Updatable {
    func update(viewData: Animal) { textLabel?.text = "animal \(viewData.name)" }
  }

  final class DogCell: UITableViewCell, Updatable {
    func update(viewData: Dog) { textLabel?.text = "dog \(viewData.name)" }
  }

  final class SoundCell: UITableViewCell {}

  final class MemoHeader: UITableViewHeaderFooterView, Updatable {
    func update(viewData: Memo) { textLabel?.text = "header \(viewData.text)" }
  }

  /// A row of its own kind that describes itself.
  @MainActor
  static func configured(_ text: String) -> AnyCellConfigurator {
    CellConfigurator<MemoCell>(viewData: Memo("\(text)!")).erased
  }

  /// Adapters for memos, photos and animals.
  @MainActor
  static var cells: CellAdapterMap {
    var cells = CellAdapterMap()
    cells.add(CellAdapter<MemoCell, Memo>())
    cells.add(CellAdapter<PhotoCell, Photo>(viewData: \.name))
    cells.add(CellAdapter<AnimalCell, Animal>())
    cells.add(CellAdapter<DogCell, Dog>())
    return cells
  }
}
