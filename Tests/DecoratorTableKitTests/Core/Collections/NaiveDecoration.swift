import DecoratedCollections
import DecoratorTableKit

/// A decorated collection written out, one element after the other.
struct NaiveDecoration<Content, Additional> {
  typealias Element = ContentOrAdditional<Content, Additional>

  let elements: [Element]
  /// The outer index of each element of the content.
  let contentIndices: [Int]
  /// The outer index of each model; nil for one that waits.
  let modelIndices: [Int?]

  /// Puts models before content. Models without an anchor wait.
  init(_ content: [Content], _ models: [Additional], anchors: [Int]) {
    var elements: [Element] = []
    var contentIndices: [Int] = []
    var modelIndices: [Int?] = []
    for row in 0...content.count {
      while modelIndices.count < min(models.count, anchors.count),
        anchors[modelIndices.count] == row
      {
        elements.append(.additional(models[modelIndices.count]))
        modelIndices.append(elements.count - 1)
      }
      if row < content.count {
        contentIndices.append(elements.count)
        elements.append(.content(content[row]))
      }
    }
    let waiting = models.count - modelIndices.count
    self.elements = elements
    self.contentIndices = contentIndices
    self.modelIndices = modelIndices + Array(repeating: nil, count: waiting)
  }

  /// Applies a rule; nil if the rule has no end.
  init?(_ content: [Content], _ models: [Additional], _ placement: NaivePlacement, section: Int = 0)
  {
    let anchors = placement.anchors(
      contentCount: content.count, section: section, limit: models.count)
    guard let anchors else { return nil }
    self.init(content, models, anchors: anchors)
  }
}

extension NaivePlacement {
  /// Rules of every kind that have an effect on six rows.
  static let everyKind: [NaivePlacement] = [
    .none, .start, .end, .before([0, 3, 6]), .before([1, 2]), .beforeLast(2),
    .every(1, after: 0), .every(2, after: 1), .every(3, after: nil), .between([1, 2, 5]),
    .tableRows([0, 1, 4]), .everyTableRows(2, first: nil), .everyTableRows(3, first: 0),
    .plus(.start, .end), .plus(.every(2, after: nil), .tableRows([1])),
    .limited(.every(1, after: 1), to: 2), .spaced(.every(1, after: 0), atLeast: 3),
    .when(fewerThan: 4, .end, otherwise: .plus(.tableRows([2]), .end)),
    .inSections([0], .start), .inSections([1], .end),
  ]
}

/// Asks a decorated collection for the origin and the index of each element, and compares.
func expectLookups<Content: RandomAccessCollection, Additional: RandomAccessCollection>(
  in list: DecoratedCollection<Content, Additional>,
  are naive: NaiveDecoration<Content.Element, Additional.Element>
) throws {
  let content = Array(list.content.indices)
  let models = Array(list.additional.indices)
  try expectEqual(
    list.waitingCount, naive.modelIndices.count { $0 == nil }, "the number of waiting models")
  for (index, outer) in zip(content, naive.contentIndices) {
    try expectEqual(list.index(ofContent: index), outer, "the index of content \(index)")
    try expectEqual(list.origin(of: outer), .content(index), "the origin of \(outer)")
    try expectEqual(list.contentIndex(of: outer), index, "the content index of \(outer)")
  }
  for (index, outer) in zip(models, naive.modelIndices) {
    try expectEqual(list.index(ofAdditional: index), outer, "the index of model \(index)")
    guard let outer else { continue }
    try expectEqual(list.origin(of: outer), .additional(index), "the origin of \(outer)")
    try expectEqual(list.contentIndex(of: outer), nil, "the content index of \(outer)")
  }
  for outer in list.indices {
    switch list.origin(of: outer) {
    case .content(let index):
      try expectEqual(list.index(ofContent: index), outer, "the index of what is at \(outer)")
    case .additional(let index):
      try expectEqual(list.index(ofAdditional: index), outer, "the index of what is at \(outer)")
    }
  }
}

extension DecoratedCollection {
  /// The number of models without a slot.
  var waitingCount: Int { additional.count - layout.additionalCount }
}

extension DecoratedSections {
  /// The number of models without a slot.
  var waitingCount: Int { additional.count - layout.additionalCount }
}
