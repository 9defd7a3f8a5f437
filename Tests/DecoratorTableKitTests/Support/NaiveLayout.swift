import DecoratorTableKit

/// One section written out, one element for each outer row: the model that is obviously right.
struct NaiveLayout {
  let contentCount: Int
  let anchors: [Int]
  let rows: [RowOrigin]

  init(contentCount: Int, anchors: [Int]) {
    self.contentCount = contentCount
    self.anchors = anchors
    var rows: [RowOrigin] = []
    var ordinal = 0
    for contentRow in 0...contentCount {
      while ordinal < anchors.count, anchors[ordinal] == contentRow {
        rows.append(.additional(ordinal))
        ordinal += 1
      }
      if contentRow < contentCount {
        rows.append(.content(contentRow))
      }
    }
    self.rows = rows
  }

  func nearestContent(before row: Int) -> Int? {
    rows[..<row].compactMap(\.content).last
  }

  func nearestContent(after row: Int) -> Int? {
    rows[(row + 1)...].compactMap(\.content).first
  }
}

extension RowOrigin {
  var content: Int? {
    if case .content(let index) = self { index } else { nil }
  }

  var additional: Int? {
    if case .additional(let ordinal) = self { ordinal } else { nil }
  }
}
