import DecoratorTableKit

/// One list of a picture, with what stands above it.
struct PictureColumn {
  /// A row of the list.
  enum Row: Equatable {
    case content(String)
    case newContent(String)
    case additional(String)
  }

  /// The rule or the policy, in the words of the kit.
  let heading: String
  let rows: [Row]

  /// Creates a column of rows.
  init(heading: String, rows: [Row]) {
    self.heading = heading
    self.rows = rows
  }

  /// Creates a column of content rows with those of a layer among them.
  ///
  /// - Parameters:
  ///   - heading: The text above.
  ///   - layout: The rows.
  ///   - content: Returns the row that shows a content row (inner).
  ///   - additional: Returns the text of an additional row, by its ordinal.
  init(
    _ heading: String, _ layout: RowLayout, content: (Int) -> Row, additional: (Int) -> String
  ) {
    self.heading = heading
    rows = (0..<layout.count).map { row in
      switch layout.origin(ofRow: row) {
      case .content(let index): content(index)
      case .additional(let ordinal): .additional(additional(ordinal))
      }
    }
  }
}
