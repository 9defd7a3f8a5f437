import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Sections of lists")
struct ListSectionTests {
  @Test("Headers and footers stay with their sections, whatever is merged in")
  func headersAndFooters() {
    var list = HeterogeneousList()
    list.appendSection(header: "empty")
    list.appendSection([1, 2, 3], header: "numbers", footer: ListNote(number: 3))
    list.appendSection(["a"])
    list.merge([ListAd(number: 0), ListAd(number: 1)], placed: .start)
    #expect(list.header(ofSection: 0) as? String == "empty")
    #expect(list.footer(ofSection: 0) == nil)
    #expect(list.header(ofSection: 1) as? String == "numbers")
    #expect(list.footer(ofSection: 1) as? ListNote == ListNote(number: 3))
    #expect(list.header(ofSection: 2) == nil)
    let copy = list
    list.setHeader(7, ofSection: 2)
    list.setFooter(nil, ofSection: 1)
    list.setHeader("still empty", ofSection: 0)
    #expect(list.header(ofSection: 2) as? Int == 7)
    #expect(list.footer(ofSection: 1) == nil)
    #expect(list.header(ofSection: 0) as? String == "still empty")
    #expect(copy.header(ofSection: 2) == nil)
    #expect(copy.footer(ofSection: 1) as? ListNote == ListNote(number: 3))
  }

  @Test("The first row makes a section if there is none")
  func firstSection() {
    var list = HeterogeneousList()
    #expect(list.sectionCount == 0)
    list.append(1)
    #expect(list.rowCounts == [1])
    var other = HeterogeneousList()
    other.append(contentsOf: [1, 2])
    other.append(contentsOf: ["c"])
    #expect(other.rowCounts == [3])
    #expect(HeterogeneousList([Int]()).rowCounts == [0])
  }

  @Test("Models without a slot wait, and are inserted when there is content for one")
  func waiting() {
    var list = HeterogeneousList([1, 2, 3])
    list.merge((0..<4).map { ListAd(number: $0) }, placed: .every(2))
    list.merge(["first", "second"], placed: .start)
    #expect(list.waitingCounts == [3, 1])
    list.append(contentsOf: [4, 5, 6])
    #expect(list.waitingCounts == [1, 1])
    #expect(list.item(at: RowPosition(section: 0, row: 6), as: ListAd.self)?.number == 1)
    list.appendSection([7, 8])
    #expect(list.waitingCounts == [0, 0])
    #expect(list.item(at: RowPosition(section: 1, row: 3), as: ListAd.self)?.number == 3)
    list.remove(atContent: RowPosition(section: 1, row: 0))
    #expect(list.waitingCounts == [1, 0])
  }
}
