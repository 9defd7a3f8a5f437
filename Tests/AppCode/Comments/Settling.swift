// block: let clock = ManualClock()
// block: try await feed.settle()
import DecoratorTableTesting

@MainActor func settle(_ feed: DecoratedTable) async throws {
  // lines
}
