/// Which rows of a list are content, and not the rows of layers inside: of a section, or, one level
/// up, of the sections themselves.
///
/// The rows inside a layer include those of the layers inside it. A rule that counts content has to
/// distinguish them. Shown content rows are numbered from the top; look-ups return the row of each
/// number, and the number of content rows above a row. It consists of the layouts of the layers
/// inside, and needs no memory per content row.
///
/// ```swift
/// let days = RowLayout(contentCount: 4, anchors: [0, 2])    // a row above each second post
/// let rows = ContentRows(4).around(days)
/// rows.count                       // 6
/// rows.row(ofContent: 2)           // 4
/// rows.contentCount(above: 4)      // 2
/// rows.anchor(after: 2)            // 3: above the second day
/// ```
struct ContentRows: Sendable {
  /// The rows inside all layers.
  private enum Source: Sendable {
    /// All rows are content.
    case content
    /// No row is: a layer has added the section.
    case additional
    /// Lists one below the other, each with its first row and its first content row.
    indirect case joined([(row: Int, content: Int, rows: ContentRows)])
  }

  /// A layer inside that adds or hides rows.
  private struct Layer: Sendable {
    let layout: RowLayout
    /// The content rows that it hides, by their number inside it, ascending.
    var hidden: [Int] = []
  }

  private let source: Source
  /// The layers, from the innermost.
  private var layers: [Layer] = []
  /// The number of rows.
  private(set) var count: Int
  /// The number of content rows that are shown.
  private(set) var contentCount: Int

  /// Creates a list in which all rows are content.
  init(_ count: Int) {
    (source, self.count, contentCount) = (.content, count, count)
  }

  /// Creates the rows of a section that a layer adds: none is content.
  init(additional count: Int) {
    (source, self.count, contentCount) = (.additional, count, 0)
  }

  /// Creates a list of lists that are one below the other.
  init(joining lists: [ContentRows]) {
    var parts: [(row: Int, content: Int, rows: ContentRows)] = []
    (count, contentCount) = (0, 0)
    for rows in lists {
      parts.append((count, contentCount, rows))
      count += rows.count
      contentCount += rows.contentCount
    }
    source = count == contentCount ? .content : .joined(parts)
  }

  /// Whether all rows are content.
  var isAllContent: Bool { count == contentCount }

  /// Whether a layer inside has added the section.
  var isAdded: Bool { if case .additional = source { true } else { false } }

  /// Returns which rows are content around one more layer.
  ///
  /// - Parameter layout: The rows of the layer among these.
  /// - Complexity: O(1), and O(*h* log *k*) for *h* hidden rows and *k* rows of layers inside.
  func around(_ layout: RowLayout) -> ContentRows {
    guard layout.count != layout.contentCount else { return self }
    var new = self
    new.count = layout.count
    if layout.hiddenCount > 0 {
      let hidden =
        isAllContent
        ? layout.hiddenRows : layout.hiddenRows.compactMap(number(ofRow:))
      let above = contentCount(above: layout.endOfShown)
      new.contentCount = above - hidden.firstIndex(atLeast: above)
      new.layers.append(Layer(layout: layout, hidden: hidden))
    } else {
      new.layers.append(Layer(layout: layout))
    }
    return new
  }

  // MARK: - Counting

  /// Returns the row of a content row.
  ///
  /// - Parameter number: The number of content rows above it, in `0..<contentCount`.
  /// - Complexity: O(log *k*) for each layer inside, of *k* rows.
  func row(ofContent number: Int) -> Int {
    guard !isAllContent else { return number }
    var row = sourceRow(ofContent: number)
    for layer in layers { row = layer.layout.row(ofContent: row) }
    return row
  }

  /// Returns the number of content rows above a row, which may be ``count``.
  ///
  /// - Complexity: As ``row(ofContent:)``.
  func contentCount(above row: Int) -> Int {
    guard !isAllContent else { return row }
    var row = row
    for layer in layers.reversed() { row = layer.layout.contentCount(aboveRow: row) }
    var number: Int
    switch source {
    case .content: number = row
    case .additional: number = 0
    case .joined(let parts):
      let index = parts.firstIndexInOrder { $0.row > row } - 1
      guard index >= 0 else { return 0 }
      number = parts[index].content + parts[index].rows.contentCount(above: row - parts[index].row)
    }
    for layer in layers where !layer.hidden.isEmpty {
      number -= layer.hidden.firstIndex(atLeast: number)
    }
    return number
  }

  /// Returns the number of content rows above one; nil if the row is not content.
  func number(ofRow row: Int) -> Int? {
    let above = contentCount(above: row)
    return contentCount(above: row + 1) > above ? above : nil
  }

  /// Returns whether a row is content.
  func isContent(_ row: Int) -> Bool { number(ofRow: row) != nil }

  /// Returns the row of a content row in the source inside all layers.
  ///
  /// - Parameter number: The number of content rows above it, in `0..<contentCount`.
  func sourceRow(ofContent number: Int) -> Int {
    // Inside all layers, with the hidden rows.
    let number = layers.reversed().reduce(number) { $1.hidden.missingValue(at: $0) }
    guard case .joined(let parts) = source else { return number }
    let part = parts[parts.firstIndexInOrder { $0.content > number } - 1]
    return part.row + part.rows.row(ofContent: number - part.content)
  }

  // MARK: - Anchors

  /// Returns the anchor of an additional row below a number of content rows: the row directly below
  /// the last of these, which may be the row of a layer inside before the next content row.
  func anchor(after contentCount: Int) -> Int {
    contentCount > 0 ? row(ofContent: contentCount - 1) + 1 : 0
  }

  /// Returns the least number of content rows whose ``anchor(after:)`` is at a row or below it; one
  /// more than there are if there is no such number.
  func leastNumber(withAnchorFrom row: Int) -> Int {
    switch row {
    case ...0: 0
    case ...count: contentCount(above: row - 1) + 1
    default: contentCount + 1
    }
  }

  /// Returns the first row (an anchor) with at least a number of content rows between an anchor and
  /// itself; nil if there are not as many.
  func anchor(_ number: Int, below anchor: Int) -> Int? {
    guard number > 0 else { return anchor }
    let above = contentCount(above: anchor)
    return number <= contentCount - above ? self.anchor(after: above + number) : nil
  }

  /// Returns the last row (an anchor) with at least a number of content rows between itself and an
  /// anchor; nil if there are not as many.
  func anchor(_ number: Int, above anchor: Int) -> Int? {
    guard number > 0 else { return anchor }
    let above = contentCount(above: anchor)
    return number <= above ? row(ofContent: above - number) : nil
  }
}
