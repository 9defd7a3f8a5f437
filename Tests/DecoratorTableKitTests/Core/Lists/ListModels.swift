/// What the lists of tests show: models of different types that describe themselves.
protocol ListModel {
  var number: Int { get }
}

struct ListPost: ListModel, Hashable {
  var number: Int
}

struct ListAd: ListModel, Hashable {
  var number: Int
}

struct ListNote: ListModel, Hashable {
  var number: Int
  var text = "long enough not to fit into the few bytes of a value"
}

class ListAnimal: ListModel {
  let number: Int

  init(_ number: Int) { self.number = number }
}

final class ListDog: ListAnimal {}

final class ListCat: ListAnimal {}
