import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("TableDrawing as SVG")
struct TableDrawingSVGTests {
  private func elements(of tableView: UITableView) throws -> [XMLElements.Element] {
    try XMLElements.read(TableDrawing(of: tableView).svg())
  }

  @Test("The document is well-formed and shows each row in view once, from top to bottom")
  func rowsInView() throws {
    let list = DrawnList(rows: (0..<100).map { DrawnList.Row(text: "Row \($0)") })
    list.tableView.layoutIfNeeded()
    list.tableView.contentOffset.y = 450
    let rows = try elements(of: list.tableView).compactMap { $0.attributes["data-row"] }
    #expect(rows == ["0-10", "0-11", "0-12", "0-13"])
  }

  @Test("Texts are unchanged in the SVG", arguments: ["<b> & \"c\" ' > 日本 👩‍👩‍👧‍👦", "]]>", "&amp;"])
  func escaping(text: String) throws {
    let list = DrawnList(rows: [.init(text: text)])
    let drawing = TableDrawing(of: list.tableView, marginTitles: [text]) { _ in [text] }
    let texts = try XMLElements.read(drawing.svg()).filter { $0.name == "text" }.map(\.text)
    #expect(texts == [text, text, text])
  }

  @Test("Characters that XML does not allow are left out")
  func illegalCharacters() throws {
    let list = DrawnList(rows: [.init(text: "a\u{0}b\u{1B}c\u{FFFF}d")])
    let texts = try elements(of: list.tableView).filter { $0.name == "text" }.map(\.text)
    #expect(texts == ["abcd"])
  }

  @Test("Rows are drawn at their place and cut off at the screen's edges")
  func clipping() throws {
    let list = DrawnList(
      rows: (0..<9).map { DrawnList.Row(text: "Row \($0)") { $0.backgroundColor = .yellow } })
    list.tableView.layoutIfNeeded()
    list.tableView.contentOffset.y = 10
    let elements = try elements(of: list.tableView)
    let screen = try #require(elements.first { $0.parent == "clipPath" })
    #expect(screen.attributes["width"] == "320")
    #expect(screen.attributes["height"] == "132")
    let top = try #require(screen.number("y"))
    let group = try #require(elements.first { $0.attributes["clip-path"] != nil })
    #expect(group.attributes["clip-path"] == "url(#screen)")
    let left = try #require(screen.attributes["x"])
    let starts = elements.filter { $0.attributes["fill"] == "#ffff00" }
      .compactMap { $0.attributes["d"] }
    let expected = (0..<4).map { "M\(left) \(SVGDocument.number(top - 10 + CGFloat($0) * 44))h320" }
    #expect(starts.count == 4)
    for (start, beginning) in zip(starts, expected) { #expect(start.hasPrefix(beginning)) }
  }

  @Test("Content outside a view of height 0 is drawn over the rows, and scrolls with them")
  func overRows() throws {
    let list = DrawnList(rows: (0..<9).map { DrawnList.Row(text: "Row \($0)") })
    let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    let mark = UIView(frame: CGRect(x: 200, y: 50, width: 80, height: 16))
    mark.backgroundColor = .red
    mark.layer.cornerRadius = 8
    overlay.addSubview(mark)
    list.tableView.addSubview(overlay)
    let text = TableDrawing(of: list.tableView).text(columns: 40)
    list.tableView.contentOffset.y = 10
    let elements = try elements(of: list.tableView)
    let index = try #require(elements.firstIndex { $0.attributes["fill"] == "#ff0000" })
    #expect(elements[index].attributes["rx"] == "8")
    let screen = try #require(elements.first { $0.parent == "clipPath" })
    #expect(elements[index].number("x") == (screen.number("x") ?? 0) + 200)
    #expect(elements[index].number("y") == (screen.number("y") ?? 0) + 40)
    #expect((elements.lastIndex { $0.text.hasPrefix("Row") } ?? elements.count) < index)
    overlay.isHidden = true
    #expect(try !self.elements(of: list.tableView).contains { $0.attributes["fill"] == "#ff0000" })
    list.tableView.contentOffset.y = 0
    #expect(TableDrawing(of: list.tableView).text(columns: 40) == text)
  }

  @Test("A floating header is in front of the rows, and a row that it covers is not drawn")
  func floatingHeader() throws {
    let rows = (0..<4).map { DrawnList.Row(text: "Row \($0)") }
    let list = DrawnList([(title: "Today", rows: rows)])
    list.tableView.layoutIfNeeded()
    list.tableView.contentOffset.y = 44
    let elements = try elements(of: list.tableView)
    #expect(elements.compactMap { $0.attributes["data-row"] } == ["0-1", "0-2", "0-3"])
    #expect(elements.filter { $0.name == "text" }.last?.text == "Today")
  }

  @Test("A row of an inset group has round corners only where the group ends")
  func insetGroup() throws {
    let rows = (0..<3).map { DrawnList.Row(text: "Row \($0)") }
    let list = DrawnList(
      rows: rows, size: CGSize(width: 320, height: 400), style: .insetGrouped)
    let outlines = try elements(of: list.tableView)
      .filter { $0.name == "path" && $0.attributes["fill"] == "#ffffff" }
      .compactMap { $0.attributes["d"] }
    #expect(outlines.map { $0.filter { $0 == "a" }.count } == [2, 0, 2])
    #expect(outlines.first?.contains("h260a10 10 0 0 1 10 10v34h-280v-34a10") == true)
  }

  @Test("A view's opacity applies to everything in it")
  func opacity() throws {
    let list = DrawnList(
      rows: [.init(text: "Row") { $0.textLabel?.alpha = 0.25 }, .init { $0.textLabel?.alpha = 0 }])
    let elements = try elements(of: list.tableView)
    #expect(elements.compactMap { $0.attributes["opacity"] } == ["0.25"])
  }

  @Test("A label keeps its size, weight, colour, side and lines")
  func labels() throws {
    let row = DrawnList.Row(text: "one two three four", height: 100, style: .default) {
      $0.textLabel?.font = .boldSystemFont(ofSize: 30)
      $0.textLabel?.textColor = .systemRed
      $0.textLabel?.textAlignment = .right
      $0.textLabel?.numberOfLines = 0
    }
    let list = DrawnList(rows: [row], size: CGSize(width: 182, height: 100))
    let texts = try elements(of: list.tableView).filter { $0.name == "text" }
    #expect(texts.map(\.text) == ["one two", "three four"])
    for text in texts {
      #expect(text.attributes["font-size"] == "30")
      #expect(text.attributes["font-weight"] == "600")
      #expect(text.attributes["fill"] == "#ff3b30")
      #expect(text.attributes["text-anchor"] == "end")
    }
    let baselines = texts.compactMap { $0.number("y") }
    #expect(baselines.count == 2 && abs(baselines[1] - baselines[0] - 36) < 0.01)
  }

  @Test("A selected row is highlighted, and no other")
  func selection() throws {
    let list = DrawnList(rows: (0..<3).map { DrawnList.Row(text: "Row \($0)") })
    let mark = SVGPaint.selectionMark.color
    #expect(try elements(of: list.tableView).allSatisfy { $0.attributes["fill"] != mark })
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let marked = try elements(of: list.tableView).filter { $0.attributes["fill"] == mark }
    let screen = try #require(
      elements(of: list.tableView).first { $0.parent == "clipPath" }?.number("y"))
    #expect(marked.map { $0.number("y") } == [screen + 44])
  }

  @Test("The margin's texts are beside the middle of the visible part of their rows")
  func margin() throws {
    let list = DrawnList(rows: (0..<4).map { DrawnList.Row(text: "Row \($0)") })
    list.tableView.layoutIfNeeded()
    list.tableView.contentOffset.y = 22
    let drawing = TableDrawing(of: list.tableView, marginTitles: ["a", "b"]) {
      ["a\($0.row)", "b\($0.row)"]
    }
    let elements = try XMLElements.read(drawing.svg())
    let screen = try #require(elements.first { $0.parent == "clipPath" })
    let (top, left) = (try #require(screen.number("y")), try #require(screen.number("x")))
    for (row, middle) in [11.0, 44, 88, 121].enumerated() {
      for column in ["a", "b"] {
        let text = try #require(elements.first { $0.text == "\(column)\(row)" })
        #expect(abs(try #require(text.number("y")) - top - middle) < 5)
        #expect(try #require(text.number("x")) < left)
      }
    }
  }

  @Test("The picture has a title for screen readers, and refers to no other file")
  func selfContained() throws {
    let list = DrawnList(rows: [.init(text: "Row")])
    let elements = try elements(of: list.tableView)
    #expect(elements.first { $0.name == "title" }?.text == "A table with 1 row in view")
    #expect(elements.first?.attributes["role"] == "img")
    #expect(elements.allSatisfy { $0.attributes["href"] == nil && $0.name != "style" })
  }

  @Test("Numbers are written with at most two decimals")
  func numbers() {
    #expect(SVGDocument.number(12) == "12")
    #expect(SVGDocument.number(-0.5) == "-0.5")
    #expect(SVGDocument.number(1.049) == "1.05")
    #expect(SVGDocument.number(7.031) == "7.03")
    #expect(SVGDocument.number(-0.001) == "0")
    #expect(SVGDocument.number(.nan) == "0")
  }
}
