import CommandLineWords
import DecoratorTableKit
import DecoratorTableSources

/// The steps of the tour, each of which describes the whole list.
struct MuseumTour {
  /// A list at one moment.
  typealias Snapshot = TableSnapshot<MuseumSection, MuseumItem>

  /// The initial numbers.
  static let firstNumbers = [10, 10, 1, 1, 1, 1, 42, 7]
  /// The names of the initial banners, and of one that is added later.
  static let banners = ["Opening hours", "Tonight", "Lost and found"]
  static let lateBanner = "Guided tours"
  private static let notes = ["Mind the step in room 4.", "The lift is out of order."]

  /// The number of steps.
  static let stepCount = 8

  private var random: SeededRandom
  /// The present list.
  private(set) var snapshot = Snapshot()

  /// Creates a tour before its first step.
  init(seed: Int) {
    random = SeededRandom(seed: UInt64(seed))
    snapshot.appendSections([.banners, .numbers, .notes])
    snapshot.appendItems(Self.banners.map { .banner($0) }, toSection: .banners)
    snapshot.appendItems(MuseumItem.numbers(Self.firstNumbers), toSection: .numbers)
    snapshot.appendItems(Self.notes.map { .note($0) }, toSection: .notes)
  }

  /// Makes a step.
  ///
  /// - Parameter number: The number of the step, `0..<stepCount`.
  /// - Returns: A description of the step.
  mutating func make(step number: Int) -> String {
    // The requested reloads have been shown.
    snapshot = snapshot.withoutReloads
    switch number {
    case 0:
      replaceNumbers(by: numbers.shuffled(using: &random))
      return "the numbers are shuffled"
    case 1:
      replaceNumbers(by: numbers.filter { $0 != 1 })
      return "every 1 is filtered out"
    case 2:
      replaceNumbers(by: Self.firstNumbers)
      return "the numbers are as they were at first"
    case 3:
      snapshot.insertItems([.banner(Self.lateBanner)], beforeItem: .banner(Self.banners[1]))
      snapshot.reloadItems([.banner(Self.banners[1])])
      return "a banner comes, and one is shown again"
    case 4:
      snapshot.moveItem(.note(Self.notes[1]), beforeItem: .banner(Self.banners[0]))
      return "a note moves to the banners"
    case 5:
      snapshot.moveSection(.numbers, beforeSection: .banners)
      return "the numbers go above the banners"
    case 6:
      let banners = snapshot.itemIdentifiers(inSection: .banners).shuffled(using: &random)
      snapshot.deleteItems(banners)
      snapshot.appendItems(banners, toSection: .banners)
      snapshot.deleteSections([.notes])
      return "the banners are shuffled, and the notes go"
    default:
      return "nothing is different"
    }
  }

  /// The numbers in the list.
  private var numbers: [Int] {
    snapshot.itemIdentifiers(inSection: .numbers).compactMap { item in
      if case .number(let number) = item { number.value } else { nil }
    }
  }

  /// Replaces the numbers in the list with others, or with the same in another order.
  private mutating func replaceNumbers(by values: [Int]) {
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: .numbers))
    snapshot.appendItems(MuseumItem.numbers(values), toSection: .numbers)
  }
}
