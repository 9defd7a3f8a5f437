import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("TableDrawing leaves the table as it is")
struct TableDrawingSideEffectTests {
  private func makeList() -> DrawnList {
    let rows = (0..<30).map { DrawnList.Row(text: "Row \($0)", detail: "Detail") }
    return DrawnList([(title: "Section", rows: rows)])
  }

  @Test("The first drawing calls what a layout calls, and nothing else")
  func sameQuestionsAsLayout() {
    let drawn = makeList()
    let laidOut = makeList()
    _ = TableDrawing(of: drawn.tableView).text(columns: 40)
    laidOut.tableView.layoutIfNeeded()
    #expect(drawn.questions == laidOut.questions)
    #expect(!drawn.questions.isEmpty)
  }

  @Test("A hidden view is not drawn, even if it overrides isHidden with false")
  func hiddenViews() {
    final class StandIn: UIView {
      override var isHidden: Bool {
        get { false }
        set { super.isHidden = newValue }
      }
    }
    let list = makeList()
    let text = TableDrawing(of: list.tableView).text(columns: 40)
    let view = StandIn(frame: list.tableView.bounds)
    list.tableView.addSubview(view)
    #expect(TableDrawing(of: list.tableView).text(columns: 40) != text)
    view.isHidden = true
    #expect(TableDrawing(of: list.tableView).text(columns: 40) == text)
  }

  @Test("A drawing of a table that is laid out calls nothing and moves nothing")
  func nothingChanges() {
    let list = makeList()
    let tableView = list.tableView
    tableView.layoutIfNeeded()
    tableView.selectRow(at: [0, 4], animated: false, scrollPosition: .none)
    tableView.contentOffset.y = 100
    tableView.layoutIfNeeded()
    let questions = list.questions
    let cells = tableView.visibleCells
    let bounds = tableView.bounds
    let drawing = TableDrawing(of: tableView) { ["\($0.row)"] }
    #expect(drawing.text(columns: 40) == drawing.text(columns: 40))
    #expect(drawing.svg() == drawing.svg())
    #expect(list.questions == questions)
    #expect(tableView.bounds == bounds)
    #expect(tableView.indexPathsForSelectedRows == [[0, 4]])
    #expect(tableView.visibleCells.elementsEqual(cells) { $0 === $1 })
  }

  @Test("Drawing makes no label that a cell did not have")
  func noLabelsAreMade() throws {
    let list = DrawnList(rows: [.init()])
    _ = TableDrawing(of: list.tableView).svg()
    _ = TableDrawing(of: list.tableView).text(columns: 40)
    let cell = try #require(list.tableView.visibleCells.first)
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("The margin is called once for each row in view")
  func marginQuestions() {
    let list = makeList()
    list.tableView.frame.size.height = 116
    var asked: [IndexPath] = []
    _ = TableDrawing(of: list.tableView) {
      asked.append($0)
      return ["x"]
    }.svg()
    #expect(asked == [[0, 0], [0, 1]])
  }

  @Test("A drawing shows the table at the time of the drawing, not of its preparation")
  func drawsThePresent() {
    let list = makeList()
    let drawing = TableDrawing(of: list.tableView)
    #expect(!drawing.text(columns: 40).contains("►"))
    list.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(drawing.text(columns: 40).contains("► Row 0"))
  }
}
