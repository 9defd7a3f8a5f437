import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Detail buttons of rows")
struct SimulateTapOnAccessoryTests {
  private let setup = ListTable()
  private let delegate: AccessoryDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = AccessoryDelegate(log: setup.log)
    setup.table.delegate = delegate
  }

  @Test("A tap on the button calls its method, and neither highlights nor selects")
  func tap() {
    table.simulateTapOnAccessory(at: IndexPath(2))
    #expect(setup.log.consume() == ["accessory 0.2"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A row whose accessory is no button is a failure, in editing by its editing accessory")
  func noButton() {
    table.cellForRow(at: IndexPath(0))?.accessoryType = .disclosureIndicator
    let failures = UIKitFailure.recording { table.simulateTapOnAccessory(at: IndexPath(0)) }
    #expect(failures.first?.reason.contains("disclosureIndicator") == true)
    table.isEditing = true
    #expect(
      UIKitFailure.recording { table.simulateTapOnAccessory(at: IndexPath(1)) }.count == 1)
    table.cellForRow(at: IndexPath(1))?.editingAccessoryType = .detailDisclosureButton
    _ = setup.log.consume()
    table.simulateTapOnAccessory(at: IndexPath(1))
    #expect(setup.log.consume() == ["accessory 0.1"])
  }

  @Test("Nothing happens without a delegate")
  func defaults() {
    let silent = SilentTableDelegate()
    table.delegate = silent
    table.simulateTapOnAccessory(at: IndexPath(2))
    #expect(setup.log.consume() == [])
  }
}

@MainActor
private final class AccessoryDelegate: NSObject, UITableViewDelegate {
  let log: CallLog

  init(log: CallLog) { self.log = log }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.add("accessory", indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.add("didHighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect", indexPath)
  }
}
