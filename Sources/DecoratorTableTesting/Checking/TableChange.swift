import DecoratorTableKit

/// A change of a table, with the states before and after it.
struct TableChange {
  let before: TableCapture
  let after: TableCapture
  let update: AnnouncedUpdate
  /// The trace of each batch, outermost level first; nil where it is unknown.
  let traces: [BatchTrace?]
  /// The rows' identities at each level before, outermost first.
  let identitiesBefore: [LevelIdentities]
  /// The rows' identities at each level after, outermost first.
  let identitiesAfter: [LevelIdentities]
  /// The owners of the layers' rows, by number.
  let owners: RowIdentities
  /// The number of a layer's rows that may move before it may replace their section instead.
  let moveLimit: Int

  /// The changes of the layers, outermost first, without those of unknown batches.
  var layers: [LayerChange] {
    after.layers.indices.compactMap { LayerChange(self, ofLayer: $0) }
  }
}

/// A change inside a layer, and the layer's announcement outside.
struct LayerChange {
  let before: LayerCapture
  let after: LayerCapture
  let outer: BatchUpdate
  let outerTrace: BatchTrace
  let inner: BatchUpdate
  let innerTrace: BatchTrace
  let identitiesBefore: LevelIdentities
  let identitiesAfter: LevelIdentities
  /// Whether the layer changed by itself.
  let isOwn: Bool
  /// The number of the layer's rows that may move before it may replace their section instead.
  let moveLimit: Int

  /// The sections whose rows are all replaced outside.
  let outerReplaced: ReplacedSections
  /// The sections whose rows are all replaced inside.
  let innerReplaced: ReplacedSections
  /// The announced row operations outside, without those that a section's operation absorbs.
  let operations: EffectiveOperations

  /// The change of the layer `index`, counted from the outermost; nil if its batches are unknown.
  init?(_ change: TableChange, ofLayer index: Int) {
    guard let outer = change.update.batches[index], let outerTrace = change.traces[index],
      let inner = change.update.batches[index + 1], let innerTrace = change.traces[index + 1]
    else { return nil }
    before = change.before.layers[index]
    after = change.after.layers[index]
    self.outer = outer
    self.outerTrace = outerTrace
    self.inner = inner
    self.innerTrace = innerTrace
    identitiesBefore = change.identitiesBefore[index]
    identitiesAfter = change.identitiesAfter[index]
    isOwn = [.layers, .layer(after.name)].contains(change.update.origin)
    moveLimit = change.moveLimit
    outerReplaced = ReplacedSections(outerTrace, before: before.outerRowCounts.count)
    innerReplaced = ReplacedSections(innerTrace, before: before.innerRowCounts.count)
    operations = EffectiveOperations(outer, replacing: outerReplaced)
  }

  /// The operations to announce outside, derived from those announced inside.
  var forwarded: EffectiveOperations { EffectiveOperations(forwarding: self) }
}
