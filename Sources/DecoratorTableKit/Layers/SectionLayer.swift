import Foundation

/// A layer of whole sections, which may change at any time.
///
/// Sections have no identity: setting ``sections`` shows each in new cells.
@MainActor
public final class SectionLayer: TableLayer {
  /// The sections after all committed changes, which the table knows.
  private let committed: AddedSections
  /// The sections after all waiting changes.
  private var list: [AdditionalSection]

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - sections: The sections; section *j* fills slot *j*.
  ///   - placement: The places of the sections among those of the layers inside this one. Row
  ///     numbers of the placement count sections here.
  ///   - policy: The policy of the sections when those of the content change; nil for the default
  ///     of the placement, see ``ContentPolicy``.
  ///   - name: The name of the layer in explanations and diagnoses; see ``TableLayer/name``.
  package init(
    _ sections: [AdditionalSection], placed placement: Placement, policy: ContentPolicy? = nil,
    named name: String? = nil
  ) {
    list = sections
    committed = AddedSections(sections)
    super.init(placed: .none, sections: placement, policy: policy, named: name)
    mayAddSections = true
    supply(.everySlot, addedSectionRowCounts: sections.map(\.rowCount))
    committed.show(in: self)
  }

  override func composed(_ events: AdditionalRowEvents) -> AdditionalRowEvents {
    committed.events(after: events)
  }

  public override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    committed.cell(tableView, reuseIndexPath: reuseIndexPath, row: row)
  }

  override var mayHaveTitles: Bool { committed.mayHaveTitles(in: self) }

  public override func titleForHeader(inAddedSection section: Int) -> String? {
    committed.list[section].headerTitle
  }

  public override func titleForFooter(inAddedSection section: Int) -> String? {
    committed.list[section].footerTitle
  }

  /// The sections after all waiting changes.
  ///
  /// Sections without a slot are shown as soon as there is one. Setting the sections lays all of
  /// them out by the rule. A table on screen loads its rows for the first section with a title,
  /// since it needs other methods of its data source.
  ///
  /// - Complexity: To set, O(sections of the layer and of its content).
  public var sections: [AdditionalSection] {
    get { list }
    set { change(to: newValue, indices: list.map { _ in nil }) }
  }

  /// Adds a section after all others.
  ///
  /// - Complexity: O(sections of the layer and of its content)
  public func append(_ section: AdditionalSection) {
    change(to: list + [section]) { $0.changing(to: $1, models: .unchanged) }
  }

  /// Removes a section.
  ///
  /// - Parameter index: Its index among ``sections``; traps for any other.
  /// - Complexity: O(sections of the layer and of its content)
  public func remove(at index: Int) {
    check(index)
    var sections = list
    sections.remove(at: index)
    change(
      to: sections,
      indices: list.indices.map { $0 == index ? nil : $0 < index ? $0 : $0 - 1 })
  }

  /// Replaces a section.
  ///
  /// - Parameters:
  ///   - index: The index of the old one among ``sections``; traps for any other.
  ///   - section: The new one.
  /// - Complexity: O(sections of the layer and of its content)
  public func replace(at index: Int, with section: AdditionalSection) {
    check(index)
    var sections = list
    sections[index] = section
    change(
      to: sections, indices: list.indices.map { $0 == index ? nil : $0 })
  }

  /// The places of the sections among those of the content.
  ///
  /// Row numbers of the placement count sections. Setting it lays all sections out by the new rule.
  ///
  /// - Complexity: To set, O(sections of the layer and of its content).
  public override var placement: Placement {
    get { pendingRule.placed?.sections ?? .none }
    set {
      let rule = pendingRule.changingPlaced { $0.sections = newValue }
      enqueue(layingOut: rule)
    }
  }

  private func check(_ index: Int) {
    guard list.indices.contains(index) else {
      misuse("layer \(name) has \(list.count) sections: there is none at \(index)")
    }
  }

  /// Changes the sections, and lays them all out by the rule.
  ///
  /// - Parameters:
  ///   - sections: The new sections.
  ///   - indices: The new index of each old section; nil for one that is removed or replaced.
  private func change(to sections: [AdditionalSection], indices: [Int?]) {
    change(to: sections) { state, rule in
      state.relaidOut(by: rule).matchingSections(by: indices)
    }
  }

  private func change(
    to sections: [AdditionalSection],
    transition: @escaping (LayerState, LayerRule) -> LayerTransition
  ) {
    committed.prepare(sections, in: self)
    table?.checkCells()
    list = sections
    let rule = pendingRule.changingPlaced {
      $0.addedSectionRowCounts = sections.map(\.rowCount)
    }
    let committed = committed
    enqueue(
      LayerChange(to: rule) {
        committed.list = sections
      } transition: {
        transition($0, rule)
      })
  }
}

extension LayerTransition {
  /// Returns the transition with the added sections matched by index.
  ///
  /// - Parameter indices: The new index of each old section; nil for one that is removed or
  ///   replaced.
  fileprivate func matchingSections(by indices: [Int?]) -> LayerTransition {
    var ordinals = [Int?](repeating: nil, count: new.rule.placed?.addedSectionRowCounts.count ?? 0)
    for ordinal in 0..<new.layout.sections.additionalCount {
      ordinals[new.section(ofAdded: ordinal)] = ordinal
    }
    let matches = (0..<old.layout.sections.additionalCount).map { ordinal in
      indices[old.section(ofAdded: ordinal)].flatMap { ordinals[$0] }
    }
    return LayerTransition(
      old: old, new: new, content: content, rows: rows,
      sections: .listed(matches, countAfter: new.layout.sections.additionalCount),
      changed: changed, reconfigured: reconfigured)
  }
}
