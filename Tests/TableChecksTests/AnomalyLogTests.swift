import DecoratorTableKit
import Testing

@testable import TableChecks

@MainActor
@Suite("The log of anomalies")
struct AnomalyLogTests {
  @Test("It records each anomaly, and passes it on to the previous handler")
  func log() {
    let before = TableAnomaly.handler
    defer { TableAnomaly.handler = before }
    var received: [TableAnomaly] = []
    TableAnomaly.handler = { received.append($0) }
    let log = AnomalyLog()
    var changes = 0
    log.onChange = { changes += 1 }
    TableAnomaly.handler(.blockNotEnded)
    #expect(received == [.blockNotEnded])
    #expect(log.lines == ["\(TableAnomaly.blockNotEnded)"])
    #expect(changes == 1)
  }
}
