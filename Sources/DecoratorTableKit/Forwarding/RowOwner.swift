import Foundation

/// The owner of a row of a table: the app's object inside all layers, or a layer.
enum RowOwner: Equatable {
  /// A content row, at its index path inside all layers. The innermost layer on the way is named,
  /// since that follows the row.
  case content(IndexPath, inside: TableLayer)
  /// A row of a layer.
  case layer(TableLayer, AdditionalRow)

  static func == (one: RowOwner, other: RowOwner) -> Bool {
    switch (one, other) {
    case (.content(let path, let layer), .content(let otherPath, let otherLayer)):
      path == otherPath && layer === otherLayer
    case (.layer(let layer, let row), .layer(let otherLayer, let otherRow)):
      layer === otherLayer && row == otherRow
    case (.content, .layer), (.layer, .content): false
    }
  }
}

/// The owner of a section of a table.
enum SectionOwner {
  /// A section of the content, by its number inside all layers, and the innermost layer on the way.
  case content(Int, inside: TableLayer)
  /// A section that a layer added, by its place among those that it has to add.
  case layer(TableLayer, Int)
}
