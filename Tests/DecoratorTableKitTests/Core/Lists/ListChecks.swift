import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

/// Asks a list everything about every row and compares with the model.
///
/// The models are ``ListPost``, ``ListAd`` and ``ListNote``.
func expectAgreement(_ list: HeterogeneousList, with naive: NaiveList) throws {
  let (rows, waitingCounts) = naive.written()
  try expectEqual(list.sectionCount, rows.count, "the number of sections")
  try expectEqual(list.rowCounts, rows.map(\.count), "the row counts")
  try expectEqual(list.waitingCounts, waitingCounts, "the waiting counts")
  for (section, expected) in rows.enumerated() {
    try expectEqual(
      list.rowCount(inSection: section), expected.count, "the number of rows of \(section)")
    for (row, expected) in expected.enumerated() {
      try expectAgreement(list, with: expected, at: RowPosition(section: section, row: row))
    }
  }
}

private func expectAgreement(
  _ list: HeterogeneousList, with row: NaiveList.Row, at position: RowPosition
) throws {
  let path = IndexPath(indexes: [position.section, position.row])
  let number = (row.model as? any ListModel)?.number
  let items: [Any?] = [list.item(at: position), list.item(at: path, as: Any.self)]
  for item in items {
    try expectEqual((item as? any ListModel)?.number, number, "the number at \(position)")
  }
  try expectEqual(
    ObjectIdentifier(type(of: list.item(at: position))), ObjectIdentifier(type(of: row.model)),
    "the type of row \(position)")
  try expectType(ListPost.self, list, row.model, at: position)
  try expectType(ListAd.self, list, row.model, at: position)
  try expectType(ListNote.self, list, row.model, at: position)
  try expectEqual(
    list.item(at: position, as: (any ListModel).self)?.number,
    (row.model as? any ListModel)?.number,
    "the number of row \(position)")
  if let content = row.content {
    try expectEqual(list.position(ofContent: content), position, "the row of content \(content)")
  }
}

private func expectType<Model: Equatable>(
  _ type: Model.Type, _ list: HeterogeneousList, _ model: Any, at position: RowPosition
) throws {
  let expected = model as? Model
  try expectEqual(list.item(at: position, as: type), expected, "row \(position) as \(type)")
  let path = IndexPath(indexes: [position.section, position.row])
  try expectEqual(list.item(at: path, as: type), expected, "row \(path) as \(type)")
}

/// A few models in the type in which arrays of several types are held.
func listModels(_ types: [Int], from number: Int) -> [Any] {
  types.enumerated().map { index, type in
    switch type {
    case 0: ListPost(number: number + index)
    case 1: ListNote(number: number + index)
    default: ListAd(number: number + index)
    }
  }
}

/// The models of an array, if all of them are of a type.
func models<Model>(_ models: [Any], of type: Model.Type) -> [Model]? {
  let typed = models.compactMap { $0 as? Model }
  return typed.count == models.count ? typed : nil
}

extension HeterogeneousList {
  /// Returns the list with models merged into it.
  func merging<Model>(_ models: [Model], placed placement: Placement) -> HeterogeneousList {
    var list = self
    list.merge(models, placed: placement)
    return list
  }

  /// The number of models without a slot, for each merge.
  var waitingCounts: [Int] { merges.map { $0.models.count - $0.layout.additionalCount } }
}
