import DecoratorTableKit
import Testing

@Suite("Lists that change at random")
struct RandomListTests {
  private struct World {
    var list = HeterogeneousList()
    var naive = NaiveList()
    var nextNumber = 0

    mutating func models(_ generator: inout SeededGenerator, upTo count: Int = 5) -> [Any] {
      let isOfOneType = generator.chance(60)
      let type = generator.number(in: 0...2)
      let types = (0..<generator.number(in: 0...count)).map { _ in
        isOfOneType ? type : generator.number(in: 0...2)
      }
      nextNumber += types.count
      return listModels(types, from: nextNumber - types.count)
    }

    /// A content row, or also the place after the last of a section.
    func position(_ generator: inout SeededGenerator, orEnd: Bool) -> RowPosition? {
      let places = naive.sections.indices.flatMap { section in
        (0..<naive.sections[section].count + (orEnd ? 1 : 0)).map {
          RowPosition(section: section, row: $0)
        }
      }
      return places.randomElement(using: &generator)
    }

    /// Does one thing to both lists, and says what.
    mutating func change(_ generator: inout SeededGenerator) throws -> String {
      switch generator.number(in: 0...9) {
      case 0:
        let models = models(&generator)
        naive.sections.append(models)
        append(section: models, isTyped: generator.chance(70))
        return "appended a section of \(models)"
      case 1, 2:
        guard let model = models(&generator).first else { return "nothing" }
        if naive.sections.isEmpty { naive.sections.append([]) }
        naive.sections[naive.sections.count - 1].append(model)
        typed(model) {
          list.append($0)
        } note: {
          list.append($0)
        } ad: {
          list.append($0)
        }
        return "appended \(model)"
      case 3:
        let models = models(&generator)
        if naive.sections.isEmpty { naive.sections.append([]) }
        naive.sections[naive.sections.count - 1] += models
        append(models, isTyped: generator.chance(70))
        return "appended \(models)"
      case 4, 5:
        guard let position = position(&generator, orEnd: true),
          let model = models(&generator).first
        else { return "nothing" }
        naive.sections[position.section].insert(model, at: position.row)
        typed(model) {
          list.insert($0, atContent: position)
        } note: {
          list.insert($0, atContent: position)
        } ad: {
          list.insert($0, atContent: position)
        }
        return "inserted \(model) at \(position)"
      case 6, 7:
        guard let position = position(&generator, orEnd: false) else { return "nothing" }
        let expected = naive.sections[position.section].remove(at: position.row)
        let removed = list.remove(atContent: position)
        try expectEqual("\(removed)", "\(expected)", "what was removed at \(position)")
        return "removed \(position)"
      case 8:
        guard let position = position(&generator, orEnd: false),
          let model = models(&generator).first
        else { return "nothing" }
        naive.sections[position.section][position.row] = model
        list.replace(atContent: position, with: model)
        return "replaced \(position) by \(model)"
      default:
        guard naive.merges.count < 3 else { return "nothing" }
        let placement =
          SmallListTests.placements.randomElement(using: &generator) ?? SmallListTests.shortList
        let models = models(&generator, upTo: 8)
        naive.merges.append((models, placement))
        merge(models, placed: placement.placement)
        return "merged \(models) placed \(placement)"
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

    private func models<Model>(_ rows: [Any], of type: Model.Type) -> [Model]? {
      let typed = rows.compactMap { $0 as? Model }
      return typed.count == rows.count ? typed : nil
    }
  }

  @Test("After any changes a list is the array written out, and its copies are as they were")
  func changes() throws {
    try withEverySeed(0..<120) { generator in
      var world = World()
      var copies: [World] = []
      var history: [String] = []
      do {
        for _ in 0..<40 {
          if generator.chance(30) { copies.append(world) }
          history.append(try world.change(&generator))
          try expectAgreement(world.list, with: world.naive)
          if let copy = copies.last { try expectAgreement(copy.list, with: copy.naive) }
        }
        for copy in copies { try expectAgreement(copy.list, with: copy.naive) }
      } catch let disagreement as Disagreement {
        throw disagreement.with("changes", history.joined(separator: "; "))
      }
    }
  }

  @Test("A copy that changes leaves the list as it was")
  func changesOfCopies() throws {
    try withEverySeed(0..<60) { generator in
      var world = World()
      for _ in 0..<12 { _ = try world.change(&generator) }
      for _ in 0..<12 {
        var copy = world
        for _ in 0..<3 { _ = try copy.change(&generator) }
        try expectAgreement(copy.list, with: copy.naive)
        try expectAgreement(world.list, with: world.naive)
      }
    }
  }
}
