import DecoratorTableKit

/// All answers of a table and its layers at one moment.
struct TableCapture: Hashable {
  /// The layers, outermost first.
  let layers: [LayerCapture]
  let displayedRowCounts: [Int]?
  let sourceRowCounts: [Int]?
  /// The announced number of content rows of each section.
  let contentRowCounts: [Int]
  /// The content row (data) that the stack gives for each row (reuse).
  let contentRows: [[RowPosition?]]
  /// The row (reuse) that the stack gives for each content row (data).
  let reuseRows: [[RowPosition?]]
  let unknownAnswers: [UnknownAnswer]

  /// Records all answers of a table.
  ///
  /// - Parameter announced: The announced number of content rows of each section; nil if the source
  ///   was asked anew.
  /// - Parameter isLoading: Whether the table is reading its counts; it is not asked for them then.
  @MainActor
  init(_ table: any CheckedTable, announced: [Int]?, isLoading: Bool = false) {
    let sourceRowCounts = table.sourceRowCounts
    let layers = table.checkedLayers.map { LayerCapture($0) }
    let announced = announced ?? sourceRowCounts ?? []
    let reuseRowCounts = layers.first?.outerRowCounts ?? announced
    self.layers = layers
    self.sourceRowCounts = sourceRowCounts
    displayedRowCounts = isLoading ? nil : table.displayedRowCounts
    contentRowCounts = announced
    contentRows = RowGrid.map(reuseRowCounts) { table.contentRow(ofReuse: $0) }
    reuseRows = RowGrid.map(announced) { table.reuseRow(ofContent: $0) }
    unknownAnswers =
      RowGrid.nonexistentRows(to: reuseRowCounts).compactMap {
        UnknownAnswer($0, "reuse", "a content row", table.contentRow(ofReuse: $0))
      }
      + RowGrid.nonexistentRows(to: announced).compactMap {
        UnknownAnswer($0, "data", "a row", table.reuseRow(ofContent: $0))
      }
  }

  /// Returns whether all answers equal those of another moment.
  func answers(as other: TableCapture) -> Bool {
    contentRowCounts == other.contentRowCounts && layers == other.layers
      && contentRows == other.contentRows && reuseRows == other.reuseRows
      && unknownAnswers == other.unknownAnswers
  }

  /// The number of levels: one between any two layers, one outside and one inside all of them.
  var levelCount: Int { layers.count + 1 }

  /// Returns the number of rows of each section at a level, 0 being the outermost.
  func rowCounts(atLevel level: Int) -> [Int] {
    level < layers.count ? layers[level].outerRowCounts : contentRowCounts
  }

  /// Returns the name of the layer that changed by itself, if its models are unknown.
  func layerWithUnknownModels(changedIn update: AnnouncedUpdate) -> String? {
    layers.first {
      [.layers, .layer($0.name)].contains(update.origin) && !$0.knowsModels
    }?.name
  }

  /// Returns the name of a level's coordinates.
  func name(ofLevel level: Int) -> String? {
    level < layers.count ? layers[level].name : nil
  }
}
