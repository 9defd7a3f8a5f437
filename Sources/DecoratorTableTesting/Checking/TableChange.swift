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
  /// How many rows of a layer may move before it may replace their section instead.
  let moveLimit: Int

  /// What became of each layer whose batches are known, outermost first.
  var layers: [LayerChange] {
    after.layers.indices.compactMap { index in
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
  var outerReplaced: ReplacedSections {
    ReplacedSections(outerTrace, before: before.outerRowCounts.count)
  }

  /// The sections whose rows are all other ones inside.
  var innerReplaced: ReplacedSections {
    ReplacedSections(innerTrace, before: before.innerRowCounts.count)
  }
}
