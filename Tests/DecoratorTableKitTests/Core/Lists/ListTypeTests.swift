import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Types of rows")
struct ListTypeTests {
  private func row(_ row: Int) -> RowPosition { RowPosition(section: 0, row: row) }

  private func types(_ list: HeterogeneousList) -> [String] {
    (0..<list.rowCount(inSection: 0)).map { "\(type(of: list.item(at: row($0))))" }
  }

  /// Whether each row is in the list as a value of its own type, not of one that hides it.
  private func areOwn(_ list: HeterogeneousList) -> Bool {
    (list.sections.map(\.rows) + list.merges.map(\.models)).joined().allSatisfy(isOwn)
  }

  private func isOwn(_ row: Any) -> Bool {
    func opens<Own>(_ value: Own) -> Bool { !erasesType(of: value) }
    return _openExistential(row, do: opens)
  }

  @Test("A row is found under the type that it was added as, and not under another one")
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
      HeterogeneousList([Int]()).merging(models, placed: .tableRows([0, 1, 2, 3, 4])),
    ]
    for list in lists {
      #expect(types(list) == ["ListPost", "ListNote", "ListPost", "ListDog", "ListAnimal"])
      #expect(areOwn(list))
      #expect(list.models(of: ListPost.self).map(\.number) == [1, 3])
      #expect(list.models(of: ListAnimal.self).map(\.number) == [5])
      #expect(list.item(at: row(2), as: ListPost.self) == ListPost(number: 3))
      #expect(list.item(at: row(1), as: ListPost.self) == nil)
      #expect(list.item(at: row(3), as: ListAnimal.self)?.number == 4)
      #expect(list.item(at: row(4), as: ListDog.self) == nil)
      #expect(list.item(at: row(4), as: (any ListModel).self)?.number == 5)
    }
  }

  @Test("A generic function with a protocol's value as argument appends the value's own type")
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
    #expect(areOwn(list))
  }

  @Test("Models of a class stay models of the class, whatever subclass they are of")
  func classes() throws {
    let dog = ListDog(1)
    var list = HeterogeneousList([dog, ListCat(2), ListAnimal(3)])
    #expect(areOwn(list))
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
      #expect(areOwn(list))
      #expect(types(list) == ["ListDog", "ListAnimal"])
      #expect(list.item(at: row(0), as: ListAnimal.self)?.number == 1)
      #expect(list.item(at: row(1), as: ListDog.self) == nil)
    }
  }

  @Test("What is in an AnyHashable is a model of its own type")
  func hashables() {
    let models: [AnyHashable] = [ListPost(number: 1), "two", 3]
    for list in [HeterogeneousList(models), HeterogeneousList(models as [Any])] {
      #expect(areOwn(list))
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
        #expect(areOwn(list))
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

  @Test("All models of a type are found, merged and waiting ones as well")
  func modelsOfType() {
    var list = HeterogeneousList([ListPost(number: 1), ListNote(number: 2)] as [any ListModel])
    list.appendSection([ListPost(number: 3)])
    list.merge([ListAd(number: 4), ListAd(number: 5)], placed: .start.limited(to: 1))
    list.merge([ListPost(number: 6)], placed: .none)
    #expect(list.models(of: ListPost.self).map(\.number) == [1, 3, 6])
    #expect(list.models(of: ListAd.self).map(\.number) == [4, 5])
    #expect(list.models(of: ListNote.self).map(\.number) == [2])
    #expect(list.models(of: String.self).isEmpty)
    list.replace(atContent: row(1), with: "two")
    #expect(list.models(of: ListNote.self).isEmpty)
    #expect(list.models(of: String.self) == ["two"])
  }

  @Test("A model that is removed is released")
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
    list.remove(atContent: row(1))
    #expect(dog == nil)
    #expect(list.rowCounts == [2])
  }
}
