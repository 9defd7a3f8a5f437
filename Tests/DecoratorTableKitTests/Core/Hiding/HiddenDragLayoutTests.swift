import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Places of a drag where rows are hidden")
struct HiddenDragLayoutTests {
  @Test("Every row that is shown, dragged to every place, past every set of hidden rows")
  func everyDrag() throws {
    for count in 1...5 {
      for hidden in 0..<1 << count {
        let names = (0..<count).filter { hidden >> $0 & 1 == 1 }
        let rows = RowLayout(contentCount: count, hidden: names)
        let layout = TableLayout(rows: [rows])
        let shown = (0..<count).filter { !names.contains($0) }
        for (row, source) in shown.enumerated() {
          let drag = DragLayout(layout, removing: RowPosition(section: 0, row: source))
          for place in 0..<shown.count {
            let place = RowPosition(section: 0, row: place)
            let text = "row \(source) of \(count), \(names) hidden, to \(place)"
            let destination = drag.contentDestination(of: place)
            if place.row == row { try expectEqual(destination.row, source, text) }
            var content = Array(0..<count)
            content.insert(content.remove(at: source), at: destination.row)
            var screen = shown
            screen.insert(screen.remove(at: row), at: place.row)
            try expectEqual(
              content.filter { !names.contains($0) }, screen, "the rows after \(text)")
            try expectEqual(content.filter(names.contains), names, "what is hidden after \(text)")
            try expectEqual(drag.place(ofContent: destination), place, "the way back of \(text)")
            let landed = drag.afterDrop(at: place).rows[0]
            try expectEqual(
              (0..<landed.count).map { landed.origin(ofRow: $0) },
              screen.map { name in .content(content.firstIndex(of: name) ?? -1) },
              "what is on screen after \(text)")
          }
        }
      }
    }
  }
}
