#if !os(iOS)
import Foundation
import Testing

@testable import ads

@MainActor
@Suite("A reader in front of ads")
struct AdsSessionTests {
  @Test("The reader scrolls on, now and then back, and loads another page at the end")
  func reading() async {
    let session = AdsSession(seed: 1, width: 320)
    await session.begin()
    while session.now < 24 { await session.frame() }
    await session.end()
    let moves = zip(session.offsets, session.offsets.dropFirst()).map { $1.offset - $0.offset }
    #expect(moves.contains { $0 > 5 } && moves.contains { $0 < -5 })
    #expect(session.offsets.last.map { $0.offset > 1000 } == true)
    #expect(session.events.contains { $0.kind == .page })
    #expect(session.screen.source.posts == Array(0..<session.screen.source.posts.count))
    #expect(session.screen.source.posts.count > 40)
  }
}
#endif
