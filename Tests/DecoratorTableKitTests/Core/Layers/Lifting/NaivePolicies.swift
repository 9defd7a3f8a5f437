import DecoratorTableKit

extension NaiveLayer<Int> {
  /// One section after a change of its content, where each row follows the content row after it.
  func following(_ content: [Int]) -> NaiveLayer {
    let survivors = Set(content)
    let old = self.content[0]
    var places: [(anchor: Int, identity: Int)] = []
    for (anchor, identity) in zip(sections[0].anchors, sections[0].identities) {
      let heir = old[anchor...].first { survivors.contains($0) }
      let anchor = heir.flatMap { content.firstIndex(of: $0) } ?? content.count
      places.append((anchor, identity))
    }
    // Equal anchors keep their order.
    let order = places.indices.sorted { (places[$0].anchor, $0) < (places[$1].anchor, $1) }
    return with(content, order.map { places[$0].anchor }, order.map { places[$0].identity })
  }

  /// One section after a change of its content, where each row stays at its row of the list.
  func keepingRows(in content: [Int]) -> NaiveLayer {
    let kept = sections[0].anchors.prefix { $0 <= content.count }
    return with(content, Array(kept), Array(sections[0].identities.prefix(kept.count)))
  }

  /// One section after a change of its content, with rows from the end up, of which the last are
  /// new.
  func fromTheEnd(of content: [Int]) -> NaiveLayer {
    let distances = sections[0].anchors.map { self.content[0].count - $0 } + [0]
    let anchors = distances.filter { $0 <= content.count }.map { content.count - $0 }
    let identities = sections[0].identities + [-100]
    return with(content, anchors, Array(identities.suffix(anchors.count)))
  }

  private func with(_ content: [Int], _ anchors: [Int], _ identities: [Int]) -> NaiveLayer {
    NaiveLayer(
      content: [content], sections: [Section(anchors: anchors, identities: identities)])
  }
}
