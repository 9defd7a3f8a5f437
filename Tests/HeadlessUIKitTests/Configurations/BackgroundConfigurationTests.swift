import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Background configurations")
struct BackgroundConfigurationTests {
  @Test("a configuration replaces the colour and the views behind a cell")
  func precedence() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .red
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundColor == .red)
    var background = cell.defaultBackgroundConfiguration()
    #expect(background.backgroundColor == .systemBackground)
    background.backgroundColor = .systemYellow
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemYellow)
  }

  @Test("a view behind a cell replaces the configuration, nil does not")
  func views() {
    let views: [ReferenceWritableKeyPath<UITableViewCell, UIView?>] = [
      \.backgroundView, \.selectedBackgroundView, \.multipleSelectionBackgroundView,
    ]
    for view in views {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.backgroundConfiguration = .clear()
      cell[keyPath: view] = nil
      #expect(cell.backgroundConfiguration != nil)
      cell[keyPath: view] = UIView()
      #expect(cell.backgroundConfiguration == nil)
      #expect(cell[keyPath: view] != nil)
    }
  }

  @Test("a header has either a view behind it or a configuration")
  func header() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundColor = .red
    header.backgroundView = UIView()
    header.backgroundConfiguration = .clear()
    #expect(header.backgroundView == nil)
    #expect(header.backgroundColor == nil)
    header.backgroundView = UIView()
    #expect(header.backgroundConfiguration == nil)
  }

  @Test("a configuration that is updated by a handler is kept")
  func handler() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      if state.isSelected { background.backgroundColor = .blue }
      cell.backgroundConfiguration = background
    }
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .blue)
  }
}
