/// A promise that is kept list by list: rows stay where they are unless something happens around
/// them. The added sections are a list as well, with the content sections for content.
protocol ListwisePromise: PromiseKeeping {
  /// The promise that is kept.
  var promise: ContentPromise { get }

  /// Whether content may pass any row of a list that it changes.
  var letsContentPass: Bool { get }

  /// Returns whether the rows of a list are laid out by the rule after a change of its content.
  /// Their models are given back before any list takes new ones.
  func laysOutAgain(after content: RowMap) -> Bool

  /// Moves the rows of one list to where they are after a change of its content.
  ///
  /// - Parameters:
  ///   - content: The change of the content of the list.
  ///   - rows: The rows of the list.
  ///   - section: The section (inner, after).
  ///   - filling: The models for new slots.
  /// - Returns: The fate of the rows.
  func follow(
    _ content: RowMap, with rows: inout PromisedRows, section: Int, filling: inout SlotFilling
  ) -> RowMap
}

extension ListwisePromise {
  var isLaidOutByRule: Bool { false }

  func state(of rule: LayerRule, rowCounts: [Int]) -> LayerState {
    LayerState(
      rows: PromisedLists(
        contentCounts: rowCounts, placement: rule.rows, models: rule.modelsToDeal),
      sections: PromisedLists(
        contentCounts: [rowCounts.count], placement: rule.sections, models: rule.sectionsToDeal),
      rule: rule, promise: promise)
  }

  func following(
    _ content: UpdateMap, of state: LayerState, by rule: LayerRule
  ) -> LayerTransition {
    guard rule.isSupplied(as: state.rule) else {
      return state.laidOutAgain(content, rule: rule)
    }
    let own = changing(state, to: rule, models: .unchanged)
    return own.followed(by: following(content, of: own.new))
  }

  /// Follows a change of the content, with the rows of each section that is touched. The added
  /// sections follow if sections change.
  func followingListwise(_ content: UpdateMap, of state: LayerState) -> LayerTransition {
    var before = state.promisedRows
    if state.rule.rows.asksAboutNeighbours { before.memory.followNeighbours(content) }
    var rows = ListFollowing(before, placement: state.rule.rows, promise: self)
    guard !content.sections.isUnchanged else {
      rows.follow(content.touched)
      let new = LayerState(
        layout: state.layout.replacing(
          rows: rows.lists.layouts, sameAdditionalCounts: rows.keepsCounts),
        memory: LayerMemory(
          rule: state.rule, promise: promise, rows: rows.lists.memory,
          sections: state.memory.sections))
      return LayerTransition(
        old: state, new: new, content: content, rows: rows.rowIdentities(from: state, to: new),
        sections: .unchanged(new.layout.sections.additionalCount))
    }
    rows.follow(rearranging: content)
    var sections = ListFollowing(
      state.promisedSections, placement: state.rule.sections, promise: self)
    sections.follow([(0, content.sectionPlaces)])
    let new = LayerState(
      rows: rows.lists, sections: sections.lists, rule: state.rule, promise: promise)
    return LayerTransition(
      old: state, new: new, content: content, rows: rows.rowIdentities(from: state, to: new),
      sections: sections.sectionIdentities(from: state, to: new))
  }

  func changing(_ state: LayerState, to rule: LayerRule, models: ModelChange) -> LayerTransition {
    guard rule.isSupplied(as: state.rule) else {
      return state.laidOutAgain(by: rule, models: models)
    }
    var rows = state.promisedRows
    var identities = AdditionalIdentities.unchanged(state.layout.additionalCount)
    var renumbering: ModelRenumbering?
    if case (.models(let before), .models(let after)) = (state.rule.supply, rule.supply) {
      renumbering = ModelRenumbering(models, from: before, to: after)
      identities = .edited(rows.adopt(renumbering, from: before, to: after, placement: rule.rows))
    }
    var sections = state.promisedSections
    let (before, after) = (state.rule.addedSectionRowCounts.count, rule.addedSectionRowCounts.count)
    let sectionMap = sections.adopt(
      ModelRenumbering(.unchanged, from: before, to: after), from: before, to: after,
      placement: rule.sections)
    let new = LayerState(rows: rows, sections: sections, rule: rule, promise: promise)
    var changed: [Int] = []
    if let renumbering {
      let ordinals = new.ordinalsOfModels
      let listed = state.modelsShown.map { renumbering.identities[$0].flatMap { ordinals[$0] } }
      if renumbering.isReordered {
        identities = .listed(listed, countAfter: new.layout.additionalCount)
      }
      changed = listed.indices.filter { ordinal in
        listed[ordinal] != nil
          && renumbering.changed.contains(state.model(ofAdditional: ordinal))
      }
    }
    return LayerTransition(
      old: state, new: new, content: .unchanged(state.layout.contentRowCounts), rows: identities,
      sections: .edited(sectionMap), changed: changed)
  }
}

extension LayerState {
  /// The memory after the user has dragged content. Who the neighbours are is known when the app
  /// has said what the user did.
  var memoryAfterDrag: LayerMemory {
    guard rule.rows.asksAboutNeighbours else { return memory }
    var rows = memory.rows
    rows.forgetNeighbours()
    return memory.replacing(rows: rows.lists)
  }
}
