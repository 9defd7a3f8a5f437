import Testing

@testable import DecoratorTableKit

@Suite("What lists cost")
struct ListCostTests {
  private func posts(_ count: Int) -> [ListPost] { (0..<count).map { ListPost(number: $0) } }

  /// Where the models of a column are in memory.
  private func address<Model>(_ list: HeterogeneousList, column: Int, of type: Model.Type) -> Int? {
    guard let column = list.columns[column] as? TypedColumn<Model> else { return nil }
    return address(column.models)
  }

  private func address<Model>(_ models: [Model]) -> Int {
    models.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }

  private func isRun(_ rows: ListRows) -> Bool {
    if case .run = rows { true } else { false }
  }

  @Test("A list of an array is the array, and nothing is held for a row")
  func sections() {
    let posts = posts(1_000_000)
    var list = HeterogeneousList(posts)
    list.appendSection(posts)
    #expect(list.columns.count == 2)
    for section in 0..<2 {
      #expect(address(list, column: section, of: ListPost.self) == address(posts))
      #expect(isRun(list.contentRows[section]))
    }
  }

  @Test("A merge holds additional rows only, as many for a million content rows as for a few")
  func merging() throws {
    let ads = (0..<1000).map { ListAd(number: $0) }
    let anchors = (0..<1000).map { $0 * $0 % 3_001 }
    let placements: [Placement] = [
      .every(6, after: 2), .before(contentRows: anchors), .everyTableRows(9),
      .when(fewerThan: 4, .end, otherwise: .tableRow(2) + .end),
    ]
    for placement in placements {
      var anchors: [[Int]] = []
      for count in [10_000, 1_000_000] {
        let list = HeterogeneousList(posts(count))
        let merged = list.merging(ads, placed: placement)
        #expect(merged.columns[0] === list.columns[0])
        #expect(address(merged, column: 1, of: ListAd.self) == address(ads))
        #expect(isRun(merged.contentRows[0]))
        let merge = try #require(merged.merges.first)
        #expect(isRun(merge.models))
        let layout = merge.layout.rows[0]
        anchors.append((0..<layout.additionalCount).map(layout.anchor(ofAdditional:)))
        if case .rows(let rows) = layout.storage { #expect(rows.count == layout.additionalCount) }
      }
      #expect(anchors[0].dropLast() == anchors[1].dropLast())
    }
  }

  @Test("A regular merge holds nothing for an additional row either")
  func regularMerging() {
    let ads = (0..<150_000).map { ListAd(number: $0) }
    let list = HeterogeneousList(posts(1_000_000)).merging(ads, placed: .every(6, after: 2))
    guard case .runs(let runs) = list.merges[0].layout.rows[0].storage else {
      Issue.record("the layout is no run")
      return
    }
    #expect(runs.map(\.count) == [150_000])
    #expect(isRun(list.merges[0].models))
  }

  @Test("Where types mix, a row holds eight bytes")
  func mixed() {
    #expect(MemoryLayout<PackedListPlace>.stride == 8)
    var list = HeterogeneousList(posts(1000))
    list.append(ListAd(number: 0))
    guard case .mixed(let places) = list.contentRows[0] else {
      Issue.record("the section is no mixed one")
      return
    }
    #expect(places.count == 1001)
  }

  @Test("Models of one type that come one by one share a column, also where types alternate")
  func sharedColumns() {
    var list = HeterogeneousList()
    for section in 0..<20 {
      list.appendSection()
      for number in 0..<20 {
        list.append(ListPost(number: number))
        if section % 2 == 1 { list.append(ListAd(number: number)) }
      }
    }
    #expect(list.columns.count == 2)
    #expect(isRun(list.contentRows[0]))
    #expect(!isRun(list.contentRows[1]))
  }

  @Test("Values of a protocol that are all of one type are held as an array of the type is")
  func uniformProtocols() {
    let models: [any ListModel] = posts(1000)
    let list = HeterogeneousList(models).merging(models, placed: .every(2))
    #expect(isRun(list.contentRows[0]))
    #expect(isRun(list.merges[0].models))
    #expect(list.columns.count == 2)
  }

  @Test("Appending one by one moves the models as seldom as in an array")
  func appending() {
    var list = HeterogeneousList()
    var addresses: Set<Int> = []
    var moves = 0
    for number in 0..<4096 {
      list.append(ListPost(number: number))
      if let address = address(list, column: 0, of: ListPost.self),
        addresses.insert(address).inserted
      {
        moves += 1
      }
    }
    #expect(moves <= 14)
    #expect(list.columns.count == 1)
  }

  @Test("The first change of a copy copies what changes, and further changes do not")
  func copying() {
    var list = HeterogeneousList(posts(1000))
    list.appendSection([ListAd(number: 0)])
    let copy = list
    list.append(ListAd(number: 1))
    #expect(list.columns[0] === copy.columns[0])
    #expect(list.columns[1] !== copy.columns[1])
    let changed = ObjectIdentifier(list.columns[1])
    list.append(ListAd(number: 2))
    #expect(ObjectIdentifier(list.columns[1]) == changed)
    #expect(copy.rowCounts == [1000, 1])
    #expect(list.rowCounts == [1000, 3])
  }

  @Test("Changes within a section of one type leave it one")
  func editing() {
    var list = HeterogeneousList(posts(100))
    for row in [0, 50, 97] { list.remove(atContent: RowPosition(section: 0, row: row)) }
    for row in [0, 50, 99] {
      list.insert(ListPost(number: row), atContent: RowPosition(section: 0, row: row))
    }
    list.replace(atContent: RowPosition(section: 0, row: 7), with: ListPost(number: 7))
    #expect(isRun(list.contentRows[0]))
    #expect(list.columns.map(\.count) == [100])
  }

  @Test("A model that is removed is let go")
  func removing() {
    weak var dog: ListDog?
    var list = HeterogeneousList()
    do {
      let newDog = ListDog(1)
      dog = newDog
      list.append(ListAnimal(0))
      list.append(newDog)
      list.append(ListCat(2))
    }
    #expect(dog != nil)
    list.remove(atContent: RowPosition(section: 0, row: 1))
    #expect(dog == nil)
    #expect(list.rowCounts == [2])
  }
}
