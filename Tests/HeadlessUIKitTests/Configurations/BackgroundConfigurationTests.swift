import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Background configurations")
struct BackgroundConfigurationTests {
  @Test("a configuration takes the place of the colour and the views behind a cell")
  func precedence() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .red
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundColor == .red)
    var background = cell.defaultBackgroundConfiguration()
    #expect(background.backgroundColor == .systemBackground)
    background.backgroundColor = .systemYellow
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemYellow)
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
