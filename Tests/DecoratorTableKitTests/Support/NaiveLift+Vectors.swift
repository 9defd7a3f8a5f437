import DecoratorTableKit

extension NaiveLift<String> {
  init(
    _ update: BatchUpdate, from old: NaiveLayer<String>, to sections: [LiftingVectors.Section],
    added: LiftingVectors.AddedSections? = nil
  ) {
    let content = naiveContent(
      after: update, from: old.content, counts: sections.map(\.contentCount)
    ) {
      "+\($0.section).\($0.row)"
    }
    self.init(update, from: old, to: NaiveLayer(content: content, sections, added: added))
  }

  init(_ example: LiftingVectors.Case) throws {
    let content = (example.old ?? []).enumerated().map { section, rows in
      (0..<rows.contentCount).map { "\(section).\($0)" }
    }
    let old = NaiveLayer(content: content, example.old ?? [], added: example.oldSections)
    self.init(example.inner.batch, from: old, to: example.new ?? [], added: example.newSections)
    changed = (example.changed ?? []).compactMap { old.identities.firstIndex(of: $0) }.sorted()
  }
}
