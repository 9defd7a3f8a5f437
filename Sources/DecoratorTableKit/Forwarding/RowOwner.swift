import Foundation

/// The owner of a row or section of a table: the app's object inside all layers, or a layer.
enum Owner<Content, Own> {
  /// The app's object, with the row or section in its coordinates.
  case content(Content)
  /// A layer, with its own row or section.
  case layer(TableLayer, Own)
}

/// The owner of a row. A content row is identified by its index path inside all layers.
typealias RowOwner = Owner<IndexPath, AdditionalRow>

/// The owner of a section. An added section is identified by its index among those that the layer
/// has to add.
typealias SectionOwner = Owner<Int, Int>
