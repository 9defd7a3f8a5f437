import Foundation

/// The owner of a row, seen from one layer: the edge between positions and index paths.
enum RowOwner: Equatable {
  /// The inner object's row, at this inner index path.
  case inner(IndexPath)
  /// A row of the layer.
  case layer(AdditionalRow)
}

/// The owner of a section, seen from one layer.
enum SectionOwner {
  /// The inner object's section, with this inner number.
  case inner(Int)
  /// A section that the layer added, with this place among those there are to add.
  case layer(Int)
}
