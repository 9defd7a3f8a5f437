// block: let checker = ConsistencyChecker(feed)
import DecoratorTableKit
import Testing
import XCTest

@MainActor func checkForTesting(_ feed: DecoratedTable) {
  // lines 1, 3-
}

@MainActor func checkForXCTest(_ feed: DecoratedTable) {
  // lines 2, 3-
}
