import DecoratorTableKit
import DecoratorTableSources
import Testing

@Suite("Small lists, all of them")
struct SmallListTests {
  /// Which types the rows of a section are of.
  private static func patterns(upTo count: Int) -> [[Int]] {
    (0...count).flatMap { count in
      (0..<(1 << count)).map { bits in (0..<count).map { (bits >> $0) & 1 } }
    }
  }

  private static var shapes: [[[Int]]] {
    var shapes: [[[Int]]] = [[]]
    for first in patterns(upTo: 4) {
      shapes.append([first])
      for second in patterns(upTo: 2) { shapes.append([first, second]) }
    }
    return shapes
  }

  /// Makes a list in one of the ways in which the same list can be made.
  private func list(_ naive: NaiveList, way: Int) -> HeterogeneousList {
    var list = HeterogeneousList()
    for section in naive.sections {
      switch way {
      case 0:
        // As few arrays as there are types.
        let posts = section.prefix { $0 is ListPost }.compactMap { $0 as? ListPost }
        list.appendSection(posts)
        let notes = section.dropFirst(posts.count).prefix { $0 is ListNote }
        list.append(contentsOf: notes.compactMap { $0 as? ListNote })
        list.append(contentsOf: Array(section.dropFirst(posts.count + notes.count)))
      case 1:
        list.appendSection(section)
      default:
        list.appendSection()
        for model in section {
          if let post = model as? ListPost { list.append(post) }
          if let note = model as? ListNote { list.append(note) }
        }
      }
    }
    return list
  }

  private func merge(_ naive: NaiveList, into list: inout HeterogeneousList) {
    for (merged, placement) in naive.merges {
      if let ads = models(merged, of: ListAd.self) {
        list.merge(ads, placed: placement.placement)
      } else {
        list.merge(merged, placed: placement.placement)
      }
    }
  }

  @Test("A list with one merge is the array written out, however it was made", arguments: 0..<3)
  func oneMerge(way: Int) throws {
    var thinning = Thinning.byTurns
    try withEvery("rows", in: Self.shapes) { shape in
      let sections = shape.enumerated().map { listModels($1, from: 10 * $0) }
      let list = list(NaiveList(sections: sections), way: way)
      try withEvery("placement", in: NaivePlacement.smallRules) { placement in
        try withEvery("ads", in: [0, 1, 3]) { count in
          guard thinning.takesNext() else { return }
          let ads = listModels(Array(repeating: 2, count: count), from: 100)
          let naive = NaiveList(sections: sections, merges: [(ads, placement)])
          var merged = list
          merge(naive, into: &merged)
          try expectAgreement(merged, with: naive)
        }
      }
      try expectAgreement(list, with: NaiveList(sections: sections))
    }
  }

  @Test("A merge into a merged list treats all its rows as content")
  func twoMerges() throws {
    let shapes = [
      [], [[]], [[0, 0]], [[0, 1, 0, 0], []], [[1], [0, 0, 0]], [[], [0, 0, 1, 1, 0]],
    ]
    try withEvery("rows", in: shapes) { (shape: [[Int]]) in
      let sections = shape.enumerated().map { listModels($1, from: 10 * $0) }
      let list = list(NaiveList(sections: sections), way: 0)
      try withEvery("inner", in: NaivePlacement.smallRules) { inner in
        try withEvery("outer", in: NaivePlacement.smallRules) { outer in
          try withEvery("types", in: [[2, 2], [0], [1, 2, 0]]) { types in
            let naive = NaiveList(
              sections: sections,
              merges: [
                (listModels([2, 2, 2], from: 100), inner), (listModels(types, from: 200), outer),
              ])
            var merged = list
            merge(naive, into: &merged)
            try expectAgreement(merged, with: naive)
          }
        }
      }
    }
  }

  @Test("What is added after a merge is laid out as if it had been there before", arguments: 0..<2)
  func appendingAfterwards(way: Int) throws {
    try withEvery("rows", in: Self.patterns(upTo: 4)) { pattern in
      try withEvery("placement", in: NaivePlacement.smallRules) { placement in
        var naive = NaiveList(merges: [(listModels([2, 2, 2], from: 100), placement)])
        var list = HeterogeneousList()
        merge(naive, into: &list)
        try expectAgreement(list, with: naive)
        naive.sections = [listModels(pattern, from: 0), listModels(pattern.reversed(), from: 10)]
        for (index, section) in naive.sections.enumerated() {
          if way == 0 {
            list.appendSection(section)
          } else {
            if index > 0 { list.appendSection() }
            // The first makes the section.
            for model in section { list.append(model) }
            if list.sectionCount == index { list.appendSection() }
          }
        }
        try expectAgreement(list, with: naive)
      }
    }
  }
}
