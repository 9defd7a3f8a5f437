import DecoratorTableKit

@testable import DecoratorTableTesting

/// A table of hand-made layers around a list of lists. The places at which one goes wrong are
/// methods, for the broken ones to override.
@MainActor
class HandMadeTable: CheckedTable {
  /// The layers, innermost first.
  let layers: [HandMadeLayer]
  var content: [[Int]]
  var onEvent: ((TableEvent) -> Void)?
  private var nextContent = 100
  private var announcedCounts: [Int]
  private(set) var held: [HeldPosition] = []

  final class HeldPosition {
    var row: RowPosition?
    init(_ row: RowPosition) { self.row = row }
  }

  required init(_ layers: [HandMadeLayer], content: [[Int]]) {
    self.layers = layers
    self.content = content
    announcedCounts = content.map(\.count)
    layOut()
  }

  private func layOut() {
    announcedCounts = content.map(\.count)
    for layer in layers {
      layer.load(layer === layers.first ? announcedCounts : innerCounts(of: layer))
    }
  }

  private func innerCounts(of layer: HandMadeLayer) -> [Int] {
    guard let index = layers.firstIndex(where: { $0 === layer }), index > 0 else {
      return announcedCounts
    }
    return layers[index - 1].outerRowCounts
  }

  // MARK: - What a checker asks

  var checkedLayers: [any CheckedLayer] { layers.reversed() }
  var sourceRowCounts: [Int]? { content.map(\.count) }

  func contentRow(ofReuse row: RowPosition) -> RowPosition? {
    layers.reversed().reduce(Optional(row)) { row, layer in
      row.flatMap { layer.contentRow(of: $0) }
    }
  }

  func reuseRow(ofContent row: RowPosition) -> RowPosition? {
    layers.reduce(Optional(row)) { row, layer in row.flatMap { layer.row(ofContent: $0) } }
  }

  func identity(ofContent row: RowPosition) -> AnyHashable? { content[row.section][row.row] }

  var shownCells: [ShownCell] { [] }

  var checkedChildren: (any CheckedChildren)? { nil }

  func hold(_ row: RowPosition) -> (() -> RowPosition?)? {
    let position = HeldPosition(row)
    held.append(position)
    return { position.row }
  }

  // MARK: - Changes

  /// Announces what has happened to the content.
  func announce(_ update: BatchUpdate) {
    let counts = content.map(\.count)
    onEvent?(.willUpdate)
    var plans: [HandMadeLayer.Plan] = []
    var batches = [update]
    var innerCounts = counts
    for layer in layers {
      let plan = layer.plan(for: batches[0], counts: innerCounts)
      plans.append(plan)
      batches.insert(plan.outer, at: 0)
      innerCounts = plan.outerRowCounts
    }
    let before = layers.last?.outerRowCounts ?? announcedCounts
    apply(AnnouncedUpdate(batches: batches), plans)
    announcedCounts = counts
    follow(batches[0], before: before)
    onEvent?(.didUpdate(AnnouncedUpdate(batches: batches)))
  }

  /// Puts a change in force and tells the table.
  func apply(_ update: AnnouncedUpdate, _ plans: [HandMadeLayer.Plan]) {
    commit(plans)
    onEvent?(.announcing(update))
  }

  func commit(_ plans: [HandMadeLayer.Plan]) {
    for (layer, plan) in zip(layers, plans) { layer.commit(plan) }
  }

  /// Takes held rows along.
  func follow(_ outer: BatchUpdate, before: [Int]) {
    let after = layers.last?.outerRowCounts ?? announcedCounts
    let targets = BatchTrace(outer, before: before, after: after).targets()
    for held in held { held.row = held.row.flatMap { targets[$0] } }
  }

  /// Reads the content afresh.
  func reload() {
    for held in held { held.row = nil }
    layOut()
    onEvent?(.loaded)
  }

  // MARK: - The model

  func newContent() -> Int {
    nextContent += 1
    return nextContent
  }

  /// How a random run edits the content.
  var edits: ModelEdits {
    var edits = ModelEdits { self.content.map(\.count) }
    edits.insertRow = { self.content[$0.section].insert(self.newContent(), at: $0.row) }
    edits.deleteRow = { self.content[$0.section].remove(at: $0.row) }
    edits.moveRow = { source, target in
      let row = self.content[source.section].remove(at: source.row)
      self.content[target.section].insert(row, at: target.row)
    }
    edits.reloadRow = { self.content[$0.section][$0.row] = self.newContent() }
    edits.reconfigureRow = { _ in }
    edits.insertSection = { self.content.insert([self.newContent(), self.newContent()], at: $0) }
    edits.deleteSection = { self.content.remove(at: $0) }
    edits.moveSection = { self.content.insert(self.content.remove(at: $0), at: $1) }
    edits.reloadSection = { self.content[$0] = [self.newContent()] }
    return edits
  }
}

extension RandomSubject {
  /// A run through hand-made layers.
  @MainActor
  init(_ table: HandMadeTable) {
    self.init(table, edits: table.edits) { table.announce($0) }
  }
}
