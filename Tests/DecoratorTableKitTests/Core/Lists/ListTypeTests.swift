import Testing

@testable import DecoratorTableKit

@Suite("Types of rows")
struct ListTypeTests {
  private func row(_ row: Int) -> RowPosition { RowPosition(section: 0, row: row) }

  private func types(_ list: HeterogeneousList) -> [String] {
    (0..<list.rowCount(inSection: 0)).map { "\(type(of: list.item(at: row($0))))" }
  }

  /// The types that the columns were made for.
  private func columnTypes(_ list: HeterogeneousList) -> Set<ObjectIdentifier> {
    Set(list.columns.map(\.modelIdentifier))
  }

  @Test("A row is found as what it was given as, and not as another type")
  func ownTypes() {
    var list = HeterogeneousList([ListPost(number: 1)])
    list.append(ListNote(number: 2))
    list.append(3)
    list.append("four")
    list.merge([ListAd(number: 5)], placed: .start)
    #expect(list.item(at: row(0), as: ListAd.self) == ListAd(number: 5))
    #expect(list.item(at: row(1), as: ListPost.self) == ListPost(number: 1))
    #expect(list.item(at: row(2), as: ListNote.self) == ListNote(number: 2))
    #expect(list.item(at: row(3), as: Int.self) == 3)
    #expect(list.item(at: row(4), as: String.self) == "four")
    #expect(list.item(at: row(0), as: ListPost.self) == nil)
    #expect(list.item(at: row(1), as: ListAd.self) == nil)
    #expect(list.item(at: row(2), as: ListPost.self) == nil)
    #expect(list.item(at: row(3), as: String.self) == nil)
    #expect(list.item(at: row(4), as: Int.self) == nil)
    #expect(types(list) == ["ListAd", "ListPost", "ListNote", "Int", "String"])
  }

  @Test("Types of one name in different places are different types")
  func sameNames() {
    enum First { struct Row: Equatable { var number = 1 } }
    enum Second { struct Row: Equatable { var number = 2 } }
    var list = HeterogeneousList([First.Row()])
    list.append(Second.Row())
    #expect(list.item(at: row(0), as: First.Row.self) == First.Row())
    #expect(list.item(at: row(0), as: Second.Row.self) == nil)
    #expect(list.item(at: row(1), as: Second.Row.self) == Second.Row())
    #expect(list.item(at: row(1), as: First.Row.self) == nil)
  }

  @Test("A row is found by its protocols, and as anything")
  func protocols() {
    var list = HeterogeneousList([ListPost(number: 1)])
    list.append("two")
    #expect(list.item(at: row(0), as: (any ListModel).self)?.number == 1)
    #expect(list.item(at: row(1), as: (any ListModel).self) == nil)
    #expect(list.item(at: row(0), as: Any.self) as? ListPost == ListPost(number: 1))
    #expect(list.item(at: row(1), as: AnyHashable.self) == AnyHashable("two"))
  }

  @Test("An array of a protocol's values is sorted by their own types")
  func arraysOfProtocols() {
    let models: [any ListModel] = [
      ListPost(number: 1), ListNote(number: 2), ListPost(number: 3), ListDog(4), ListAnimal(5),
    ]
    var appended = HeterogeneousList()
    appended.append(contentsOf: models)
    var oneByOne = HeterogeneousList()
    for model in models { oneByOne.append(model) }
    let lists = [
      HeterogeneousList(models), HeterogeneousList(models as [Any]), appended, oneByOne,
      HeterogeneousList([Int]()).merging(models, placed: .tableRows(0, 1, 2, 3, 4)),
    ]
    for list in lists {
      #expect(types(list) == ["ListPost", "ListNote", "ListPost", "ListDog", "ListAnimal"])
      #expect(
        columnTypes(list) == [
          ObjectIdentifier(ListPost.self), ObjectIdentifier(ListNote.self),
          ObjectIdentifier(ListDog.self), ObjectIdentifier(ListAnimal.self),
        ])
      #expect(list.columns.count == 4)
      #expect(list.item(at: row(2), as: ListPost.self) == ListPost(number: 3))
      #expect(list.item(at: row(1), as: ListPost.self) == nil)
      #expect(list.item(at: row(3), as: ListAnimal.self)?.number == 4)
      #expect(list.item(at: row(4), as: ListDog.self) == nil)
      #expect(list.item(at: row(4), as: (any ListModel).self)?.number == 5)
    }
  }

  @Test("A generic function that was given a protocol's value appends the value's own type")
  func genericFunctions() {
    func append<Model>(_ models: [Model], to list: inout HeterogeneousList) {
      for model in models { list.append(model) }
      if let last = models.last { list.replace(atContent: row(0), with: last) }
      if let last = models.last { list.insert(last, atContent: row(0)) }
    }
    var list = HeterogeneousList()
    append([ListPost(number: 1), ListNote(number: 2)] as [any ListModel], to: &list)
    append([ListAd(number: 3), "four"] as [Any], to: &list)
    #expect(types(list) == ["String", "String", "ListNote", "ListNote", "ListAd", "String"])
    #expect(!columnTypes(list).contains(ObjectIdentifier((any ListModel).self)))
    #expect(!columnTypes(list).contains(ObjectIdentifier(Any.self)))
  }

  @Test("Models of a class stay models of the class, whatever subclass they are of")
  func classes() throws {
    let dog = ListDog(1)
    var list = HeterogeneousList([dog, ListCat(2), ListAnimal(3)])
    #expect(columnTypes(list) == [ObjectIdentifier(ListAnimal.self)])
    #expect(types(list) == ["ListDog", "ListCat", "ListAnimal"])
    #expect(list.item(at: row(0), as: ListAnimal.self) === dog)
    #expect(list.item(at: row(0), as: ListDog.self) === dog)
    #expect(list.item(at: row(0), as: ListCat.self) == nil)
    #expect(list.item(at: row(2), as: ListDog.self) == nil)
    #expect(list.item(at: row(0), as: AnyObject.self) === dog)
    #expect(list.item(at: row(1), as: (any ListModel).self)?.number == 2)
    list.append(dog)
    #expect(list.item(at: row(3), as: ListAnimal.self) === dog)
    #expect(list.item(at: row(3), as: ListDog.self) === dog)
    #expect(list.item(at: row(3), as: ListCat.self) == nil)
  }

  @Test("An array of objects or of a class with a protocol is sorted as those of protocols are")
  func objects() {
    let objects: [AnyObject] = [ListDog(1), ListAnimal(2)]
    let both: [any ListAnimal & ListModel] = [ListDog(1), ListAnimal(2)]
    for list in [HeterogeneousList(objects), HeterogeneousList(both)] {
      #expect(
        columnTypes(list) == [ObjectIdentifier(ListDog.self), ObjectIdentifier(ListAnimal.self)])
      #expect(list.item(at: row(0), as: ListAnimal.self)?.number == 1)
      #expect(list.item(at: row(1), as: ListDog.self) == nil)
    }
  }

  @Test("What is in an AnyHashable is a model of its own type")
  func hashables() {
    let models: [AnyHashable] = [ListPost(number: 1), "two", 3]
    for list in [HeterogeneousList(models), HeterogeneousList(models as [Any])] {
      #expect(types(list) == ["ListPost", "String", "Int"])
      #expect(list.item(at: row(0), as: ListPost.self) == ListPost(number: 1))
      #expect(list.item(at: row(1), as: String.self) == "two")
      #expect(list.item(at: row(1), as: ListPost.self) == nil)
      #expect(list.item(at: row(2), as: AnyHashable.self) == AnyHashable(3))
    }
  }

  @Test("An optional is of its optional type, and found as what is in it")
  func optionals() {
    for models in [[1, nil], [nil, 1]] as [[Int?]] {
      for list in [HeterogeneousList(models), HeterogeneousList(models.map { $0 as Any })] {
        #expect(columnTypes(list) == [ObjectIdentifier(Int?.self)])
        for (index, model) in models.enumerated() {
          #expect(list.item(at: row(index), as: Int.self) == model)
          #expect(list.item(at: row(index), as: Int?.self) == .some(model))
          #expect(list.item(at: row(index), as: String.self) == nil)
        }
        #expect(types(list) == ["Optional<Int>", "Optional<Int>"])
      }
    }
    let list = HeterogeneousList([ListPost(number: 1), nil] as [(any ListModel)?])
    #expect(list.item(at: row(0), as: ListPost.self) == ListPost(number: 1))
    #expect(list.item(at: row(1), as: ListPost.self) == nil)
  }

  @Test("Tuples, functions, types and empty values are models, too")
  func oddTypes() throws {
    struct Empty: Equatable {}
    var list = HeterogeneousList([(1, "one")])
    list.append({ (number: Int) in number + 1 })
    list.append(contentsOf: [Int.self, String.self] as [Any.Type])
    list.append(Empty())
    let pair = list.item(at: row(0), as: (Int, String).self)
    #expect(pair?.0 == 1)
    #expect(pair?.1 == "one")
    let increment = try #require(list.item(at: row(1), as: ((Int) -> Int).self))
    #expect(increment(1) == 2)
    #expect(list.item(at: row(2), as: Int.Type.self) == Int.self)
    #expect(list.item(at: row(2), as: String.Type.self) == nil)
    #expect(list.item(at: row(3), as: Any.Type.self) == String.self)
    #expect(list.item(at: row(4), as: Empty.self) == Empty())
    #expect(list.item(at: row(4), as: Int.self) == nil)
  }

  @Test("An array of no values says nothing of types")
  func empty() {
    var list = HeterogeneousList([any ListModel]())
    list.appendSection([ListPost]())
    #expect(list.columns.isEmpty)
    list.append(contentsOf: [Any]())
    list.merge([any ListModel](), placed: .end)
    #expect(list.columns.isEmpty)
    list.append(ListPost(number: 1))
    #expect(list.rowCounts == [0, 1])
  }

  @MainActor private struct CountingVisitor: ListColumnVisitor {
    func visit<Model>(_ column: TypedColumn<Model>) -> String {
      "\(column.models.count) of \(Model.self)"
    }
  }

  @Test("A visitor sees the columns with their types, and a place is a model in one of them")
  @MainActor
  func visitors() {
    var list = HeterogeneousList([ListPost(number: 1), ListPost(number: 2)])
    list.append(ListNote(number: 3))
    list.merge([ListAd(number: 4)], placed: .start)
    #expect(
      list.columns.map { $0.visited(by: CountingVisitor()) }
        == ["2 of ListPost", "1 of ListNote", "1 of ListAd"])
    #expect(list.columns.map(\.count) == [2, 1, 1])
    #expect(
      (0..<4).map { list.place(of: row($0)) } == [
        ListPlace(column: 2, index: 0), ListPlace(column: 0, index: 0),
        ListPlace(column: 0, index: 1), ListPlace(column: 1, index: 0),
      ])
  }
}
