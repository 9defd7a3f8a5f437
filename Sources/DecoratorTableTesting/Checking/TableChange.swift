import DecoratorTableKit

/// A change of a table, with everything before and after it.
struct TableChange {
  let before: TableCapture
  let after: TableCapture
  let update: AnnouncedUpdate
  /// What each batch says, outermost level first; nil where it is not known.
  let traces: [BatchTrace?]
  /// Who the rows of each level were, outermost first.
  let identitiesBefore: [LevelIdentities]
  /// Who the rows of each level are, outermost first.
  let identitiesAfter: [LevelIdentities]
  /// The numbers of the rows that layers own.
  let owners: RowIdentities
  /// What became of each layer whose batches are known, outermost first.
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
        isOwn: update.origin == .layer(after.layers[index].name), moveLimit: moveLimit)
    }
  }
}

/// A change inside a layer, and what the layer announced outside.
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
  /// How many rows of the layer may move before it may replace their section instead.
  let moveLimit: Int

  /// The sections whose rows are all other ones outside.
  let outerReplaced: ReplacedSections
  /// The sections whose rows are all other ones inside.
  let innerReplaced: ReplacedSections
  /// What was announced of rows outside, without what is swallowed.
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

  /// What has to be announced outside of what was announced inside.
  var forwarded: ForwardedOperations { ForwardedOperations(self) }
}
