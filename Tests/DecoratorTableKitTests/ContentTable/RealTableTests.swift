import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The switch between a content table and its real one")
@MainActor
struct RealTableTests {
  private let table = UITableView.forTests()

  private func reference() -> RealTable {
    let reference = RealTable()
    reference.table = table
    return reference
  }

  @Test("During upkeep there is no table, also in upkeep inside upkeep")
  func upkeep() {
    let reference = reference()
    #expect(reference.table === table)
    let answer = reference.duringUpkeep { () -> Int in
      #expect(reference.isInUpkeep && reference.table == nil)
      reference.duringUpkeep { #expect(reference.table == nil) }
      #expect(reference.table == nil)
      return 7
    }
    #expect(answer == 7)
    #expect(!reference.isInUpkeep && reference.table === table)
  }

  @Test("A table that is set during upkeep is there afterwards")
  func setDuringUpkeep() {
    let reference = RealTable()
    reference.duringUpkeep {
      reference.table = table
      #expect(reference.table == nil)
    }
    #expect(reference.table === table)
  }

  @Test("A move lasts until both places are reached, however often its beginning is notified")
  func moves() {
    let reference = reference()
    #expect(!reference.isMoving)
    reference.beginMove(to: .superview)
    reference.beginMove(to: .window)
    reference.beginMove(to: .window)
    #expect(reference.isMoving && reference.table === table)
    reference.endMove(to: .window)
    #expect(reference.isMoving)
    reference.endMove(to: .superview)
    #expect(!reference.isMoving)
    reference.endMove(to: .window)
    #expect(!reference.isMoving)
  }

  @Test("A content table in deinit has no real table")
  func cleared() {
    let reference = reference()
    reference.clear()
    #expect(reference.table == nil && reference.isInUpkeep)
    reference.duringUpkeep {}
    #expect(reference.isInUpkeep)
  }
}
