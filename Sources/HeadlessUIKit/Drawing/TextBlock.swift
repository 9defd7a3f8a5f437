import Foundation

/// Labels side by side, as lines of text.
@MainActor
struct TextBlock {
  private let labels: [(label: UILabel, frame: CGRect)]
  private let width: CGFloat
  private let prefix: String
  /// The number of lines that the labels have by the metric that sizes them.
  let lineCount: Int

  /// Returns the labels of a view from top to bottom, with those side by side in one block.
  ///
  /// - Complexity: O(*n* log *n*) in the number of labels.
  static func blocks(in view: UIView) -> [TextBlock] {
    let labels = PlacedSubviews.labels(in: view).sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    var groups: [[(label: UILabel, frame: CGRect)]] = []
    for label in labels {
      if let last = groups.last?.last, label.frame.midY < last.frame.maxY,
        label.frame.midY > last.frame.minY
      {
        groups[groups.count - 1].append(label)
      } else {
        groups.append([label])
      }
    }
    return groups.enumerated().map {
      TextBlock(labels: $0.element, in: view, isFirst: $0.offset == 0)
    }
  }

  private init(labels: [(label: UILabel, frame: CGRect)], in view: UIView, isFirst: Bool) {
    self.labels = labels.sorted { $0.frame.minX < $1.frame.minX }
    width = view.bounds.width
    let cell = view as? UITableViewCell
    let indentation = String(repeating: "  ", count: max(0, cell?.indentationLevel ?? 0))
    let hasPicture = PlacedSubviews.hasPicture(in: view)
    prefix = indentation + (hasPicture ? isFirst ? "▣ " : "  " : "")
    lineCount = labels.map { LabelText.lines(of: $0.label, in: $0.frame.size).count }.max() ?? 0
  }

  /// Returns the lines, each at most that wide. Text that does not fit in ``lineCount`` lines ends
  /// in `…`.
  ///
  /// - Complexity: O(characters).
  func lines(columns: Int) -> [String] {
    let room = columns - prefix.count
    guard room > 0, let first = labels.first else { return [] }
    let trailing = labels.dropFirst().map { Self.oneLine($0.label) }.joined(separator: "  ")
    let indent = String(repeating: " ", count: prefix.count)
    guard !trailing.isEmpty else {
      return wrapped(first.label, to: room).enumerated().map {
        ($0.offset == 0 ? prefix : indent) + align($0.element, as: first.label, in: room)
      }
    }
    let leadingWidth = TextWidth.columns(of: Self.oneLine(first.label))
    let trailingRoom = max(room - leadingWidth - 2, room / 2)
    let end = TextWrapping.truncate(
      trailing, to: trailingRoom, measure: TextWidth.columns(of:))
    let endWidth = TextWidth.columns(of: end)
    let startRoom = max(1, room - endWidth - 2)
    let isAtRight = labels.dropFirst().contains { $0.frame.minX >= width / 2 }
    return wrapped(first.label, to: startRoom).enumerated().map { index, line in
      guard index == 0 else { return indent + line }
      let used = TextWidth.columns(of: line)
      let gap = isAtRight ? room - used - endWidth : 2
      return prefix + line + String(repeating: " ", count: max(0, gap)) + end
    }
  }

  private func wrapped(_ label: UILabel, to columns: Int) -> [String] {
    TextWrapping.lines(
      of: TextWidth.printable(label.text ?? ""), width: columns, limit: lineCount,
      ellipsis: LabelText.ellipsis(of: label), measure: TextWidth.columns(of:)
    ).map { TextWrapping.truncate($0, to: columns, measure: TextWidth.columns(of:)) }
  }

  private func align(_ line: String, as label: UILabel, in columns: Int) -> String {
    let free = max(0, columns - TextWidth.columns(of: line))
    switch label.textAlignment {
    case .center: return String(repeating: " ", count: free / 2) + line
    case .right: return String(repeating: " ", count: free) + line
    case .left, .natural, .justified: return line
    }
  }

  private static func oneLine(_ label: UILabel) -> String {
    String(TextWidth.printable(label.text ?? "").map { $0 == "\n" ? " " : $0 })
  }
}
