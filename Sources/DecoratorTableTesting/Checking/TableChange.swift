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
  /// The change of each layer whose batches are known, outermost first.
  let layers: [LayerChange]

  init(
    before: TableCapture, after: TableCapture, update: AnnouncedUpdate, traces: [BatchTrace?],
    identitiesBefore: [LevelIdentities], identitiesAfter: [LevelIdentities],
    owners: RowIdentities, moveLimit: Int
  ) {
    self.before = before
    self.after = after
    self.update = update
    self.traces = traces
    self.identitiesBefore = identitiesBefore
    self.identitiesAfter = identitiesAfter
    self.owners = owners
    layers = after.layers.indices.compactMap { index in
      guard let outer = update.batches[index], let outerTrace = traces[index],
        let inner = update.batches[index + 1], let innerTrace = traces[index + 1]
      else { return nil }
      return LayerChange(
        before: before.layers[index], after: after.layers[index], outer: outer,
        outerTrace: outerTrace, inner: inner, innerTrace: innerTrace,
        identitiesBefore: identitiesBefore[index], identitiesAfter: identitiesAfter[index],
        isOwn: [.layers, .layer(after.layers[index].name)].contains(update.origin),
        moveLimit: moveLimit)
    }
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

  init(
    before: LayerCapture, after: LayerCapture, outer: BatchUpdate, outerTrace: BatchTrace,
    inner: BatchUpdate, innerTrace: BatchTrace, identitiesBefore: LevelIdentities,
    identitiesAfter: LevelIdentities, isOwn: Bool, moveLimit: Int
  ) {
    self.before = before
    self.after = after
    self.outer = outer
    self.outerTrace = outerTrace
    self.inner = inner
    self.innerTrace = innerTrace
    self.identitiesBefore = identitiesBefore
    self.identitiesAfter = identitiesAfter
    self.isOwn = isOwn
    self.moveLimit = moveLimit
    outerReplaced = ReplacedSections(outerTrace, before: before.outerRowCounts.count)
    innerReplaced = ReplacedSections(innerTrace, before: before.innerRowCounts.count)
    operations = EffectiveOperations(outer, replacing: outerReplaced)
  }

  /// The operations to announce outside, derived from those announced inside.
  var forwarded: ForwardedOperations { ForwardedOperations(self) }
}
