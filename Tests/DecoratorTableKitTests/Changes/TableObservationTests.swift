import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Several observers of one table.
@Suite("Observing a table")
@MainActor
struct TableObservationTests {
  @Test("Observers are notified in the order in which they were added, until they are cancelled")
  func order() {
    let feed = UpdatedFeed([["a"]])
    feed.show()
    var told: [String] = []
    let first = feed.table.observe { if case .didLoad = $0 { told.append("first") } }
    let second = feed.table.observe { if case .didLoad = $0 { told.append("second") } }
    feed.table.reloadData()
    #expect(told == ["first", "second"])
    first.cancel()
    first.cancel()
    #expect(first.isCancelled && !second.isCancelled)
    told = []
    feed.table.reloadData()
    #expect(told == ["second"])
  }

  @Test("One that another cancels is not notified of the same event any more")
  func cancelledByAnother() {
    let feed = UpdatedFeed([["a"]])
    feed.show()
    var later: TableObservation?
    var told = 0
    feed.table.observe { _ in later?.cancel() }
    later = feed.table.observe { _ in told += 1 }
    feed.table.reloadData()
    #expect(told == 0)
  }

  @Test("Without layers the app is asked for its counts only while there is an observer")
  func counts() {
    let feed = UpdatedFeed([["a"]])
    feed.observation?.cancel()
    feed.show()
    func questions() -> Int {
      let before = feed.source.countQuestions
      feed.update {
        $0[0].append("new")
      } announcing: {
        $0.insertRows(at: [path(feed.source.sections[0].count - 1)], with: .none)
      }
      return feed.source.countQuestions - before
    }
    let silent = questions()
    let observation = feed.table.observe { _ in }
    #expect(questions() > silent)
    observation.cancel()
    #expect(questions() == silent)
  }
}
