import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("TableDrawing as text")
struct TableDrawingTextTests {
  @Test("Rows, an accessory, a colour, the selection and the margin have their places")
  func wholePicture() {
    let list = DrawnList(
      rows: [
        .init(text: "Lighthouse", detail: "Ada", height: 66) {
          $0.accessoryType = .disclosureIndicator
        },
        .init(text: "Buy boats", height: 44) { $0.backgroundColor = .systemYellow },
        .init(text: "Monday", height: 24) { $0.contentView.backgroundColor = .darkGray },
        .init(text: "A post with more words than fit in here", height: 44),
      ], size: CGSize(width: 320, height: 222))
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let drawing = TableDrawing(of: list.tableView, marginTitles: ["row", "owner"]) {
      ["\($0.row)", $0.row == 1 ? "ads" : "content"]
    }
    let expected = """
      row  owner    ╭────────────────────────╮
      0    content  │   Lighthouse         › │
                    │   Ada                  │
                    ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
      1    ads      │░► Buy boats            │
                    ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
      2    content  │▓  Monday               │
      3    content  │   A post with more wo… │
                    │                        │
                    │                        │
                    │                        │
                    ╰────────────────────────╯
      """
    #expect(drawing.text(columns: 40) == expected)
  }

  @Test("Labels that are side by side in a cell are so in the text")
  func styles() {
    let list = DrawnList(rows: [
      .init(text: "Storage", detail: "12 GB", style: .value1),
      .init(text: "Storage", detail: "12 GB", style: .value2),
      .init(text: "Middle", style: .default) { $0.textLabel?.textAlignment = .center },
    ])
    #expect(list.text(30)[1] == "│   Storage            12 GB │")
    #expect(list.text(30)[3] == "│   Storage  12 GB           │")
    #expect(list.text(30)[5] == "│            Middle          │")
  }

  @Test("Headers are rules with the title, and rows that a floating one covers are not drawn")
  func headers() {
    let rows = (0..<4).map { DrawnList.Row(text: "Row \($0)") }
    let list = DrawnList([(title: "Today", rows: rows)])
    #expect(list.text(24)[1] == "┝━ Today ━━━━━━━━━━━━━━┥")
    #expect(list.text(24).filter { $0.contains("Row") }.count == 3)
    list.tableView.contentOffset.y = 44
    let covered = """
      ╭──────────────────────╮
      ┝━ Today ━━━━━━━━━━━━━━┥
      │   Row 1              │
      ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
      │   Row 2              │
      ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
      │   Row 3              │
      ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯
      """
    #expect(list.text(24).joined(separator: "\n") == covered)
    list.tableView.contentOffset.y = 66
    #expect(list.text(24)[2] == "│   Row 1              │")
    #expect(list.text(24)[3] == "│   Row 2              │")
  }

  @Test("A row that is cut has its share of lines, at least one, and a dashed edge")
  func cutRows() {
    let rows = (0..<6).map { DrawnList.Row(text: "Row \($0)", height: 66) }
    let list = DrawnList(rows: rows)
    #expect(list.text(20).first == "╭──────────────────╮")
    #expect(list.text(20).last == "╰──────────────────╯")
    list.tableView.contentOffset.y = 22
    let lines = list.text(20)
    #expect(lines.first == "╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮")
    #expect(lines.last == "╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯")
    #expect(lines.count == 8)
    #expect(lines[6].contains("Row 2"))
    list.tableView.contentOffset.y = 64
    #expect(list.text(20).filter { $0.contains("Row") }.count == 2)
  }

  @Test("Two points of a row are enough for a line of it")
  func sliver() {
    let list = DrawnList(rows: [.init(text: "Above"), .init(text: "Below"), .init(text: "Last")])
    list.tableView.frame.size.height = 46
    #expect(list.text(20).contains { $0.contains("Below") })
    list.tableView.contentOffset.y = 42
    #expect(list.text(20)[1].contains("Above"))
  }

  @Test("The heights of rows are to scale: a line for 22 points", arguments: [1, 2, 3, 5, 8])
  func scale(lines: Int) {
    let rows = [
      DrawnList.Row(text: "First", height: CGFloat(lines * 22)), DrawnList.Row(text: "Second"),
    ]
    let list = DrawnList(rows: rows, size: CGSize(width: 320, height: 400))
    let second = list.text(30).firstIndex { $0.contains("Second") }
    #expect(second == 1 + lines)
    #expect(list.text(30).count == Int((400.0 / 22).rounded()) + 2)
  }

  @Test("Every line has the requested width, whatever the rows contain", arguments: 1...30)
  func widths(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rows = (0..<6).map { _ -> DrawnList.Row in
      DrawnList.Row(
        text: RandomText.make(from: RandomText.alphabet, using: &random),
        detail: RandomText.make(from: RandomText.alphabet, using: &random),
        height: CGFloat(Int.random(in: 5...150, using: &random)),
        style: [.default, .value1, .value2, .subtitle].randomElement(using: &random) ?? .default
      ) {
        $0.textLabel?.numberOfLines = 3
        $0.indentationLevel = 1
        $0.accessoryType = .detailDisclosureButton
        $0.imageView?.image = UIImage(systemName: "star")
      }
    }
    let title = RandomText.make(from: RandomText.alphabet, using: &random)
    let list = DrawnList([(title: title, rows: rows)], size: CGSize(width: 320, height: 300))
    list.tableView.layoutIfNeeded()
    list.tableView.contentOffset.y = CGFloat(Int.random(in: 0...60, using: &random))
    let margin = RandomText.make(from: RandomText.alphabet, using: &random)
    let drawing = TableDrawing(of: list.tableView, marginTitles: ["path"]) { _ in [margin, "x"] }
    for columns in [8, 9, 12, 20, 33, 60, 100] {
      for line in drawing.text(columns: columns).components(separatedBy: "\n") {
        #expect(TextWidth.columns(of: line) == columns, "\(line)")
      }
    }
  }

  @Test("The margin is left out where the frame would become too narrow")
  func narrow() {
    let list = DrawnList(rows: [.init(text: "Row")])
    let drawing = TableDrawing(of: list.tableView, marginTitles: ["owner"]) { _ in ["content"] }
    #expect(drawing.text(columns: 29).contains("content"))
    #expect(!drawing.text(columns: 28).contains("content"))
    #expect(drawing.text(columns: -3) == drawing.text(columns: 8))
  }

  @Test("In color, the margin and the bar of a row have its background, and nothing else differs")
  func color() {
    let yellow = UIColor(red: 1, green: 0.9, blue: 0.6, alpha: 1)
    let navy = UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)
    let list = DrawnList(rows: [
      .init(text: "Post"), .init(text: "Ad") { $0.backgroundColor = yellow },
      .init(text: "Night") { $0.backgroundColor = navy },
    ])
    let drawing = TableDrawing(of: list.tableView, marginTitles: ["row"]) { ["\($0.row)"] }
    let plain = drawing.text(columns: 40).components(separatedBy: "\n")
    let colored = drawing.text(columns: 40, inColor: true).components(separatedBy: "\n")
    // Black on 1, 4/5, 2/5 of the 6 × 6 × 6 colours, and white on 0, 0, 2/5.
    let marks = ["Ad": "\u{1B}[38;5;16;48;5;222m", "Night": "\u{1B}[38;5;231;48;5;18m"]
    for (line, known) in zip(colored, plain) {
      guard let (text, mark) = marks.first(where: { line.contains($0.key) }) else { continue }
      #expect(line.hasPrefix("\(mark)\(known.prefix(5))\u{1B}[0m│\(mark) \u{1B}[0m"), "\(text)")
      #expect(line.hasSuffix(known.dropFirst(7)))
    }
    #expect(colored.count { $0.contains("\u{1B}") } == 2)
    #expect(colored.first == plain.first && colored.count == plain.count)
  }

  @Test("A table without rows is an empty frame of its height")
  func empty() {
    let list = DrawnList(rows: [], size: CGSize(width: 320, height: 44))
    #expect(list.text(8) == ["╭──────╮", "│      │", "│      │", "╰──────╯"])
  }
}
