import DecoratorTableKit
import DecoratorTableSources
import Testing

// A test that is expected to end its process needs a process of its own, which iOS does not start.
#if !os(iOS)
@Suite("Changes of a snapshot that are impossible")
struct TableSnapshotMisuseTests {
  private static func mistake(
    _ text: String, _ change: @escaping @Sendable (inout TableSnapshot<String, Int>) -> Void
  ) -> Mistake {
    Mistake(text) {
      var snapshot = TableSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([5])
      change(&snapshot)
    }
  }

  static let mistakes = [
    mistake("10 at [0, 1] and [0, 2], 5 at [0, 0] and [0, 3]") { $0.appendItems([10, 10, 5]) },
    mistake("5 at [0, 1] and [0, 0]") { $0.insertItems([5], beforeItem: 5) },
    mistake("5 at [0, 0] and [0, 1]") { $0.insertItems([5], afterItem: 5) },
    mistake("a at 0 and 1") { $0.appendSections(["a"]) },
    mistake("a at 1 and 0") { $0.insertSections(["a"], beforeSection: "a") },
    mistake("a at 0 and 1") { $0.insertSections(["a"], afterSection: "a") },
    mistake("there is no section z") { $0.appendItems([1], toSection: "z") },
    mistake("append one before its items") {
      $0.deleteAllItems()
      $0.appendItems([1])
    },
    mistake("there is no item 7") { $0.insertItems([1], beforeItem: 7) },
    mistake("move 7: there is no item 7") { $0.moveItem(7, beforeItem: 5) },
    mistake("move an item to 7: there is no item 7") { $0.moveItem(5, afterItem: 7) },
    mistake("there is no section z") { $0.insertSections(["b"], afterSection: "z") },
    mistake("move section z: there is no section z") { $0.moveSection("z", afterSection: "a") },
    mistake("there is no section z") { $0.moveSection("a", beforeSection: "z") },
    mistake("reload 7: there is no item 7") { $0.reloadItems([5, 7]) },
    mistake("reconfigure 7: there is no item 7") { $0.reconfigureItems([7]) },
    mistake("reload section z: there is no section z") { $0.reloadSections(["z"]) },
    mistake("there is no section z") { _ = $0.numberOfItems(inSection: "z") },
    mistake("there is no section z") { _ = $0.itemIdentifiers(inSection: "z") },
    mistake("items are in the snapshot twice: 5 at [0, 0] and [0, 1]") { $0.appendItems([5]) },
    mistake("sections are in the snapshot twice: a at 0 and 1") {
      $0.insertSections(["a"], afterSection: "a")
    },
    mistake("move an item to 7: there is no item 7 in the snapshot") {
      $0.moveItem(5, afterItem: 7)
    },
    mistake("move section z: there is no section z in the snapshot") {
      $0.moveSection("z", beforeSection: "a")
    },
    mistake("reconfigure 7: there is no item 7 in the snapshot") { $0.reconfigureItems([7]) },
    mistake("count the items of z: there is no section z in the snapshot") {
      _ = $0.numberOfItems(inSection: "z")
    },
  ]

  @Test(
    "A change of what is not there, or is there twice, traps with a text",
    arguments: mistakes.indices)
  func traps(_ index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      TableSnapshotMisuseTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
}
#endif
