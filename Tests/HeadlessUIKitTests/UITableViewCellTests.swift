import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("UITableViewCell")
struct UITableViewCellTests {
  @Test("each style has its labels and picture")
  func styles() {
    func parts(_ style: UITableViewCell.CellStyle) -> [Bool] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      return [cell.textLabel != nil, cell.detailTextLabel != nil, cell.imageView != nil]
    }
    #expect(parts(.default) == [true, false, true])
    #expect(parts(.value1) == [true, true, true])
    #expect(parts(.value2) == [true, true, false])
    #expect(parts(.subtitle) == [true, true, true])
  }

  @Test("a cell is as high as its labels and margins, at least 44")
  func height() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
    cell.textLabel?.text = String(repeating: "word ", count: 40)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    cell.textLabel?.numberOfLines = 0
    // 288 points hold 33 characters of 8.5, so 6 words, so 40 words take 7 lines of 20.4,
    // 143, and two margins of 11.
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 165)
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 165)
  }

  @Test("two labels one under the other add up, side by side they do not")
  func twoLabels() {
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    for cell in [subtitle, value] {
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
    }
    // Lines of 21 and 15, margins of 11.
    #expect(subtitle.sizeThatFits(CGSize(width: 320, height: 0)).height == 58)
    #expect(value.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
  }

  @Test("the app's own labels in the content view count, too")
  func ownLabels() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for text in ["one", "two", "three"] {
      let label = UILabel()
      label.text = text
      cell.contentView.addSubview(label)
    }
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 85)
    let placed = UITableViewCell(style: .default, reuseIdentifier: nil)
    placed.contentView.addSubview(UILabel(frame: CGRect(x: 0, y: 90, width: 50, height: 20)))
    #expect(placed.sizeThatFits(CGSize(width: 320, height: 0)).height == 121)
  }

  @Test("layout places the labels inside the content, left of the accessory")
  func layout() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = .disclosureIndicator
    cell.frame = CGRect(x: 0, y: 100, width: 320, height: 58)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 287, height: 58))
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 11, width: 255, height: 21))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 16, y: 32, width: 255, height: 15))
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 36)
  }

  @Test("selection and highlighting call the methods that subclasses override")
  func selection() {
    let cell = RecordingCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true
    #expect(cell.calls == ["selected true", "highlighted true", "editing true"])
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
  }

  @Test("a registered class is made by its own designated initializer")
  func making() {
    func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
      type.init(registeredFor: identifier)
    }
    let plain = make(UITableViewCell.self, "plain")
    #expect(type(of: plain) == UITableViewCell.self)
    #expect(plain.reuseIdentifier == "plain")
    let cell = make(SubtitleCell.self, "subtitle")
    #expect(cell is SubtitleCell)
    #expect(cell.reuseIdentifier == "subtitle")
    #expect(cell.detailTextLabel != nil)
    let below = make(BadgeCell.self, "badge")
    #expect((below as? BadgeCell)?.badge == 7)
    #expect(below.detailTextLabel != nil)
    let own = make(PostCell.self, "post")
    #expect((own as? PostCell)?.post == "none")
    let headerType: UITableViewHeaderFooterView.Type = TitleView.self
    let header = headerType.init(
      registeredFor: "a title that is too long to be kept inside a word")
    #expect((header as? TitleView)?.textLabel?.text == "made")
    #expect(header.reuseIdentifier == "a title that is too long to be kept inside a word")
  }
}

private final class RecordingCell: UITableViewCell {
  var calls: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    calls.append("selected \(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    calls.append("highlighted \(highlighted)")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append("editing \(editing)")
  }
}

private class SubtitleCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class BadgeCell: SubtitleCell {
  let badge = 7
}

/// A class with an initializer of its own says how it is made for a reuse identifier.
private final class PostCell: UITableViewCell {
  let post: String

  init(post: String) {
    self.post = post
    super.init(style: .default, reuseIdentifier: nil)
  }

  required convenience init(registeredFor identifier: String) {
    self.init(post: "none")
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class TitleView: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    textLabel?.text = "made"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
