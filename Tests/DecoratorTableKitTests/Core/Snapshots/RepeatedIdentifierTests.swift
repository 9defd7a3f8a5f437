import DecoratorTableKit
import DecoratorTableSources
import Testing

@Suite("Identities for values that repeat")
struct RepeatedIdentifierTests {
  @Test("[10, 10, 1, 1, 1, 1] is six rows")
  func sixRows() {
    var snapshot = TableSnapshot<Int, RepeatedIdentifier<Int>>()
    snapshot.appendSections([0])
    snapshot.appendItems(RepeatedIdentifier.uniqued([10, 10, 1, 1, 1, 1]))
    #expect(snapshot.itemIdentifiers.map(\.value) == [10, 10, 1, 1, 1, 1])
    #expect(snapshot.itemIdentifiers.map(\.occurrence) == [0, 1, 0, 1, 2, 3])
  }

  @Test("One more of a value is one insert")
  func oneMore() {
    func snapshot(_ values: [Int]) -> TableSnapshot<Int, RepeatedIdentifier<Int>> {
      var snapshot = TableSnapshot<Int, RepeatedIdentifier<Int>>()
      snapshot.appendSections([0])
      snapshot.appendItems(RepeatedIdentifier.uniqued(values))
      return snapshot
    }
    let difference = snapshot([1, 1, 1, 2]).difference(from: snapshot([1, 1, 2]))
    #expect(difference.description == "+[0, 2]")
  }
}
