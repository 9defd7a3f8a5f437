import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Drawing of configured cells")
struct ConfiguredDrawingTests {
  private func configured(
    _ style: UITableViewCell.CellStyle, _ text: String, _ secondary: String,
    image: UIImage? = nil, background: UIColor? = nil
  ) -> DrawnList.Row {
    DrawnList.Row(style: style) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.secondaryText = secondary
      content.image = image
      cell.contentConfiguration = content
      guard let background else { return }
      cell.backgroundConfiguration = .clear()
      cell.backgroundConfiguration?.backgroundColor = background
    }
  }

  @Test("a configured cell is drawn like one whose labels have the same texts")
  func sameAsLabels() {
    let image = UIImage(systemName: "star")
    let labelled = DrawnList(rows: [
      .init(text: "Lighthouse", detail: "Ada", height: 66) { $0.imageView?.image = image },
      .init(text: "Storage", detail: "12 GB", style: .value1) { $0.backgroundColor = .darkGray },
    ])
    var first = configured(.subtitle, "Lighthouse", "Ada", image: image)
    first.height = 66
    let second = configured(.value1, "Storage", "12 GB", background: .darkGray)
    let list = DrawnList(rows: [first, second])
    #expect(list.text(30) == labelled.text(30))
    #expect(list.text(30)[1] == "│   ▣ Lighthouse             │")
    #expect(list.text(30)[2] == "│     Ada                    │")
    #expect(list.text(30)[4] == "│▓  Storage            12 GB │")
  }

  @Test("texts, picture and background of a configuration are in the SVG")
  func svg() throws {
    let list = DrawnList(rows: [
      configured(
        .subtitle, "Lighthouse", "Ada", image: UIImage(systemName: "star"), background: .systemRed)
    ])
    let elements = try XMLElements.read(TableDrawing(of: list.tableView).svg())
    #expect(elements.filter { $0.name == "text" }.map(\.text) == ["Lighthouse", "Ada"])
    let fills = elements.compactMap { $0.attributes["fill"] }
    #expect(fills.contains("#ff3b30"))
    #expect(fills.contains(SVGPaint.picture.color))
  }

  @Test("the background of a header's configuration is drawn instead of the default one")
  func headers() throws {
    for style in [UITableView.Style.plain, .grouped] {
      for color in [nil, UIColor.systemRed] {
        let list = DrawnList([("title", [.init(text: "row")])], style: style)
        let headers = HeaderGiver(color)
        list.tableView.delegate = headers
        let fills = try XMLElements.read(TableDrawing(of: list.tableView).svg())
          .compactMap { $0.attributes["fill"] }
        #expect(fills.contains("#ff3b30") == (color != nil))
        let isUsual = style == .plain && color == nil
        #expect(fills.contains(SVGPaint.header.color) == isUsual)
      }
    }
  }
}

/// Gives headers a background configuration of a colour, or none.
private final class HeaderGiver: NSObject, UITableViewDelegate {
  private let color: UIColor?

  init(_ color: UIColor?) { self.color = color }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    guard let color else { return header }
    header.backgroundConfiguration = .clear()
    header.backgroundConfiguration?.backgroundColor = color
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}
