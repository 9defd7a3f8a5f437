import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Content configurations")
struct ContentConfigurationTests {
  private func cell(
    _ style: UITableViewCell.CellStyle = .default,
    _ change: (inout UIListContentConfiguration) -> Void
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    change(&content)
    cell.contentConfiguration = content
    return cell
  }

  private func labels(in cell: UITableViewCell) -> [UILabel] {
    cell.layoutIfNeeded()
    return cell.contentView.subviews.compactMap { $0 as? UILabel }
  }

  @Test("the content view shows the content of its configuration")
  func content() throws {
    let cell = cell {
      $0.text = "Lighthouse"
      $0.secondaryText = "Ada"
      $0.image = UIImage(systemName: "star")
      $0.textProperties.color = .systemRed
      $0.secondaryTextProperties.font = .boldSystemFont(ofSize: 9)
    }
    let labels = labels(in: cell)
    #expect(labels.map(\.text) == ["Lighthouse", "Ada"])
    #expect(labels.first?.textColor == .systemRed)
    #expect(labels.last?.font == .boldSystemFont(ofSize: 9))
    let picture = try #require(cell.contentView.subviews.first as? UIImageView)
    #expect(picture.image?.name == "star")
    #expect(picture.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
  }

  @Test("texts are one below the other after the picture, those of a value cell side by side")
  func places() {
    let stacked = labels(
      in: cell(.subtitle) {
        $0.text = "Title"
        $0.secondaryText = "Detail"
        $0.image = UIImage(systemName: "star")
      })
    #expect(stacked.map(\.frame.minX) == [52, 52])
    #expect(stacked[0].frame.maxY == stacked[1].frame.minY)
    let beside = labels(
      in: cell(.value1) {
        $0.text = "Title"
        $0.secondaryText = "Detail"
      })
    #expect(beside[0].frame.minX == 16)
    #expect(beside[1].frame.maxX == 304)
    #expect(beside[0].frame.midY == beside[1].frame.midY)
    // 320 points have no room for both.
    let long = labels(
      in: cell(.value1) {
        $0.text = String(repeating: "a", count: 30)
        $0.secondaryText = "Detail"
      })
    #expect(long[0].frame.maxY == long[1].frame.minY)
  }

  @Test("a cell is as high as its configuration needs, at least 44")
  func height() {
    let short = cell { $0.text = "Title" }
    #expect(short.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    // As with a label: 40 words take 7 lines of 20.4, 143, and two margins of 11.
    let long = cell { $0.text = String(repeating: "word ", count: 40) }
    #expect(long.sizeThatFits(CGSize(width: 320, height: 0)).height == 165)
    let both = cell(.subtitle) {
      $0.text = "Title"
      $0.secondaryText = "Detail"
      $0.textToSecondaryTextVerticalPadding = 10
    }
    // Lines of 21 and 15, the space between them, margins of 11.
    #expect(both.sizeThatFits(CGSize(width: 320, height: 0)).height == 68)
  }

  @Test("a configuration of the same type updates the content view, another one makes a new view")
  func views() {
    let cell = cell { $0.text = "one" }
    let first = cell.contentView
    var next = cell.defaultContentConfiguration()
    next.text = "two"
    cell.contentConfiguration = next
    #expect(cell.contentView === first)
    #expect(labels(in: cell).first?.text == "two")
    cell.contentConfiguration = BadgeConfiguration(count: 7)
    #expect(cell.contentView !== first)
    #expect(first.superview == nil)
    #expect((cell.contentView as? BadgeView)?.label.text == "7")
    #expect(cell.contentView.superview === cell)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.subviews.count == 1)
    cell.textLabel?.text = "label"
    #expect(labels(in: cell).map(\.text) == ["label"])
  }

  @Test("the labels of the style are removed where a configuration is shown")
  func labelsOfTheStyle() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "label"
    var content = cell.defaultContentConfiguration()
    content.text = "content"
    cell.contentConfiguration = content
    #expect(labels(in: cell).compactMap(\.text) == ["content"])
  }

  @Test("a content view's own size counts")
  func ownSize() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration(count: 7)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 90)
  }

  @Test("a content view has the height of its fitting size")
  func fittingSize() {
    let cases: [(FittingView.Kind, CGFloat)] = [(.silent, 44), (.simple, 70), (.full, 90)]
    for (kind, height) in cases {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = FittingConfiguration(kind: kind)
      // The frame that it gets changes nothing.
      for _ in 0..<2 {
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == height)
        cell.frame.size.height = height
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.height == height)
      }
    }
  }

  @Test("a content view can read its cell while it is added, and while it is configured")
  func lookingViews() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let log = LookingLog()
    for number in 0..<2 {
      cell.contentConfiguration = LookingConfiguration(number: number, log: log)
      header.contentConfiguration = LookingConfiguration(number: number, log: log)
    }
    #expect(log.lines == ["put true", "put true", "set true", "set true"])
  }

  @Test("content that is set while a content view is removed stays")
  func shownMeanwhile() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "label"
    let log = LookingLog()
    cell.contentConfiguration = LookingConfiguration(number: 0, log: log)
    log.whenGone = { cell.contentConfiguration = BadgeConfiguration(count: 3) }
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect((cell.contentView as? BadgeView)?.label.text == "3")
    #expect(cell.subviews == [cell.contentView])
  }

  @Test("a configuration is updated when user interaction is enabled or disabled")
  func disabled() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isDisabled) }
    header.configurationUpdateHandler = { _, state in states.append(state.isDisabled) }
    for view in [cell, header] as [UIView] {
      view.layoutIfNeeded()
      view.isUserInteractionEnabled = false
      view.isUserInteractionEnabled = false
      view.layoutIfNeeded()
      view.isUserInteractionEnabled = true
      view.layoutIfNeeded()
    }
    #expect(states == [false, true, false, false, true, false])
  }

  @Test("a header's default content has the style of the table that made it, or that it is in")
  func headerStyles() throws {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let table = UITableView(frame: .zero, style: style)
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      let made = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
      #expect(made.superview == nil)
      let own = UITableViewHeaderFooterView(reuseIdentifier: nil)
      table.addSubview(own)
      let expected: UIListContentConfiguration =
        style == .plain ? .plainHeader() : .groupedHeader()
      for header in [made, own] {
        let properties = header.defaultContentConfiguration().textProperties
        #expect(properties.font == expected.textProperties.font)
        #expect(properties.color == expected.textProperties.color)
      }
    }
  }

  @Test("a configuration is updated before the cell is shown, and when its state changes")
  func states() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration(count: 0)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      #expect(cell.configurationState == state)
      states.append(state.isSelected)
    }
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    #expect((cell.contentView as? BadgeView)?.label.text == "selected")
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentView as? BadgeView)?.label.text == "selected")
    #expect(states == [false, true, false])
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(states.count == 4)
  }

  @Test("a header shows a configuration, too, and is as high")
  func header() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Monday"
    content.secondaryText = "2 March"
    header.contentConfiguration = content
    header.frame.size = header.sizeThatFits(CGSize(width: 320, height: 0))
    header.layoutIfNeeded()
    // Lines of 21 and 16, margins of 4.
    #expect(header.frame.height == 45)
    let texts = header.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["Monday", "2 March"])
    var updates = 0
    header.configurationUpdateHandler = { _, state in
      #expect(!state.isDisabled)
      updates += 1
    }
    header.layoutIfNeeded()
    #expect(updates == 1)
  }
}

/// An app's own configuration.
private struct BadgeConfiguration: UIContentConfiguration {
  var count: Int
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return updated
  }
}

private final class BadgeView: UIView, UIContentView {
  let label = UILabel()
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 90) }

  private func show() {
    guard let badge = configuration as? BadgeConfiguration else { return }
    label.text = badge.isSelected ? "selected" : "\(badge.count)"
  }
}

/// A configuration whose view has no intrinsic size.
private struct FittingConfiguration: UIContentConfiguration {
  var kind: FittingView.Kind

  func makeContentView() -> any UIView & UIContentView { FittingView(self) }

  func updated(for state: any UIConfigurationState) -> FittingConfiguration { self }
}

private final class FittingView: UIView, UIContentView {
  /// Which question the view answers.
  enum Kind { case silent, simple, full }

  var configuration: any UIContentConfiguration
  private let kind: Kind

  init(_ configuration: FittingConfiguration) {
    self.configuration = configuration
    kind = configuration.kind
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    kind == .simple ? CGSize(width: size.width, height: 70) : super.sizeThatFits(size)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if kind == .full { return CGSize(width: targetSize.width, height: 90) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// What views have seen of the cells or headers that they are in.
@MainActor
private final class LookingLog {
  var lines: [String] = []
  var whenGone: () -> Void = {}
}

private struct LookingConfiguration: UIContentConfiguration {
  var number: Int
  let log: LookingLog

  func makeContentView() -> any UIView & UIContentView { LookingView(self) }

  func updated(for state: any UIConfigurationState) -> LookingConfiguration { self }
}

private final class LookingView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { look("set") } }
  private let log: LookingLog

  init(_ configuration: LookingConfiguration) {
    self.configuration = configuration
    log = configuration.log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { log.whenGone() } else { look("put") }
  }

  private func look(_ what: String) {
    let content =
      (superview as? UITableViewCell)?.contentView
      ?? (superview as? UITableViewHeaderFooterView)?.contentView
    log.lines.append("\(what) \(content === self)")
  }
}
