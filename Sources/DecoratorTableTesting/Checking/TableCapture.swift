import DecoratorTableKit

/// Everything that a table and its layers answer at one moment.
struct TableCapture: Hashable {
  /// The layers, outermost first.
  let layers: [LayerCapture]
  let displayedRowCounts: [Int]?
  let sourceRowCounts: [Int]?
  /// The number of content rows that were announced.
  let contentRowCounts: [Int]
  /// What the stack says of each row (reuse).
  let contentRows: [[RowPosition?]]
  /// What the stack says of each content row (data).
  let reuseRows: [[RowPosition?]]
  let unknownAnswers: [UnknownAnswer]

  /// Asks a table everything.
  ///
  /// - Parameter announced: The number of content rows of each section that were announced; nil if the
  ///   source was asked afresh.
  /// - Parameter isLoading: Whether the table is in the middle of reading its counts, and is not to be
  ///   asked for them.
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
      RowGrid.strangers(to: reuseRowCounts).compactMap {
        UnknownAnswer($0, "reuse", "a content row", table.contentRow(ofReuse: $0))
      }
      + RowGrid.strangers(to: announced).compactMap {
        UnknownAnswer($0, "data", "a row", table.reuseRow(ofContent: $0))
      }
  }

  /// Whether everything is answered as at another moment.
  func answers(as other: TableCapture) -> Bool {
    contentRowCounts == other.contentRowCounts && layers == other.layers
      && contentRows == other.contentRows && reuseRows == other.reuseRows
      && unknownAnswers == other.unknownAnswers
  }

  /// The number of levels: one between any two layers, one outside and one inside all of them.
  var levelCount: Int { layers.count + 1 }

  /// The number of rows of each section at a level, 0 being the outermost.
  func rowCounts(atLevel level: Int) -> [Int] {
    level < layers.count ? layers[level].outerRowCounts : contentRowCounts
  }

  /// What the coordinates of a level are called.
  func name(ofLevel level: Int) -> String? {
    level < layers.count ? layers[level].name : nil
  }
}
