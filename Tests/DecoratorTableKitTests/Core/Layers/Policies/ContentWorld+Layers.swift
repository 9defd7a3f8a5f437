@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// What layers see of each other.
extension ContentWorld {
  /// The sections as a rule sees them.
  var naiveSections: [NaiveSection] {
    NaiveSection.numbered(
      sections.map { section in
        var naive = NaiveSection(isContent: section.rows.map { !foreign.contains($0) })
        naive.isAdded = section.isAdded
        return naive
      })
  }

  /// The sections as the rows of one list.
  var sectionsAsRows: NaiveSection { NaiveSection(isContent: sections.map { !$0.isAdded }) }

  /// What is around a layer, where it is not known yet what there was before.
  init(around inner: ContentWorld, _ layout: TableLayout) {
    self.init(rowCounts: layout.outerRowCounts)
    markContent(around: inner, layout)
  }

  /// The world after a batch: what is new in it has new identities.
  func following(_ update: BatchUpdate, rowCounts: [Int]) throws -> ContentWorld {
    var new = self
    let fresh = rowCounts.map { new.newSection(of: $0) }
    var ofSections = BatchUpdate()
    ofSections.sections = update.sections
    ofSections.sections.reloaded = []
    let identities = try NaiveUpdate(update: ofSections).rows(
      from: sections.map { [$0.identity] }, takingNewFrom: fresh.map { [$0.identity] })
    var ofRows = update
    ofRows.rows.reloaded = []
    ofRows.reconfiguredRows = []
    let rows = try NaiveUpdate(update: ofRows).rows(
      from: sections.map(\.rows), takingNewFrom: fresh.map(\.rows))
    new.sections = zip(identities.joined(), rows).map { identity, rows in
      var section = Section(identity: identity, rows: rows)
      if let old = sections.firstIndex(where: { $0.identity == identity }) {
        section.generation = sections[old].generation
        if update.reloadedSections.contains(old) { section.generation += 1 }
      }
      return section
    }
    return new
  }

  /// Distinguishes rows and sections of a layer, and of those inside it, from content.
  mutating func markContent(around inner: ContentWorld, _ layout: TableLayout) {
    foreign = []
    for (section, rows) in sections.map(\.rows).enumerated() {
      let origin = layout.origin(ofSection: section)
      sections[section].isAdded = origin.content.map { inner.sections[$0].isAdded } ?? true
      for (row, identity) in rows.enumerated() {
        guard case .content(let place) = layout.origin(of: RowPosition(section: section, row: row)),
          !inner.foreign.contains(inner.sections[place.section].rows[place.row])
        else {
          foreign.insert(identity)
          continue
        }
      }
    }
  }
}
