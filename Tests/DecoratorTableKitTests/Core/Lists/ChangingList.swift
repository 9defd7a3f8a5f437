import DecoratorTableKit
import DecoratorTableSources

/// A list, and the array written out to which the same is done.
struct ChangingList {
  var list = HeterogeneousList()
  var naive = NaiveList()
  private var nextNumber = 0

  private mutating func newModels(_ generator: inout SeededGenerator, upTo count: Int = 5) -> [Any]
  {
    let isOfOneType = generator.chance(60)
    let type = generator.number(in: 0...2)
    let types = (0..<generator.number(in: 0...count)).map { _ in
      isOfOneType ? type : generator.number(in: 0...2)
    }
    nextNumber += types.count
    return listModels(types, from: nextNumber - types.count)
  }

  /// A content row, or also the place after the last of a section.
  private func position(_ generator: inout SeededGenerator, orEnd: Bool) -> RowPosition? {
    let places = naive.sections.indices.flatMap { section in
      (0..<naive.sections[section].count + (orEnd ? 1 : 0)).map {
        RowPosition(section: section, row: $0)
      }
    }
    return places.randomElement(using: &generator)
  }

  /// Does one thing to both lists.
  ///
  /// - Returns: What was done, in words, which are made when they are asked for.
  mutating func change(_ generator: inout SeededGenerator) throws -> () -> String {
    switch generator.number(in: 0...9) {
    case 0:
      let models = newModels(&generator)
      naive.sections.append(models)
      append(section: models, isTyped: generator.chance(70))
      return { "appended a section of \(models)" }
    case 1, 2:
      guard let model = newModels(&generator).first else { return { "nothing" } }
      if naive.sections.isEmpty { naive.sections.append([]) }
      naive.sections[naive.sections.count - 1].append(model)
      typed(model) {
        list.append($0)
      } note: {
        list.append($0)
      } ad: {
        list.append($0)
      }
      return { "appended \(model)" }
    case 3:
      let models = newModels(&generator)
      if naive.sections.isEmpty { naive.sections.append([]) }
      naive.sections[naive.sections.count - 1] += models
      append(models, isTyped: generator.chance(70))
      return { "appended \(models)" }
    case 4, 5:
      guard let position = position(&generator, orEnd: true),
        let model = newModels(&generator).first
      else { return { "nothing" } }
      naive.sections[position.section].insert(model, at: position.row)
      typed(model) {
        list.insert($0, atContent: position)
      } note: {
        list.insert($0, atContent: position)
      } ad: {
        list.insert($0, atContent: position)
      }
      return { "inserted \(model) at \(position)" }
    case 6, 7:
      guard let position = position(&generator, orEnd: false) else { return { "nothing" } }
      let expected = naive.sections[position.section].remove(at: position.row)
      let removed = list.remove(atContent: position)
      try expectEqual("\(removed)", "\(expected)", "what was removed at \(position)")
      return { "removed \(position)" }
    case 8:
      guard let position = position(&generator, orEnd: false),
        let model = newModels(&generator).first
      else { return { "nothing" } }
      naive.sections[position.section][position.row] = model
      list.replace(atContent: position, with: model)
      return { "replaced \(position) by \(model)" }
    default:
      guard naive.merges.count < 3 else { return { "nothing" } }
      let placement =
        NaivePlacement.smallRules.randomElement(using: &generator) ?? .none
      let models = newModels(&generator, upTo: 8)
      naive.merges.append((models, placement))
      merge(models, placed: placement.placement)
      return { "merged \(models) placed \(placement)" }
    }
  }

  private func typed(
    _ model: Any, post: (ListPost) -> Void, note: (ListNote) -> Void, ad: (ListAd) -> Void
  ) {
    switch model {
    case let model as ListPost: post(model)
    case let model as ListNote: note(model)
    case let model as ListAd: ad(model)
    default: break
    }
  }

  private mutating func append(section: [Any], isTyped: Bool) {
    if isTyped, let posts = models(section, of: ListPost.self) {
      list.appendSection(posts)
    } else if isTyped, let notes = models(section, of: ListNote.self) {
      list.appendSection(notes)
    } else {
      list.appendSection(section)
    }
  }

  private mutating func append(_ rows: [Any], isTyped: Bool) {
    if isTyped, let posts = models(rows, of: ListPost.self) {
      list.append(contentsOf: posts)
    } else if isTyped, let ads = models(rows, of: ListAd.self) {
      list.append(contentsOf: ads)
    } else {
      list.append(contentsOf: rows)
    }
  }

  private mutating func merge(_ rows: [Any], placed placement: Placement) {
    if let ads = models(rows, of: ListAd.self) {
      list = list.merging(ads, placed: placement)
    } else {
      list.merge(rows, placed: placement)
    }
  }
}
