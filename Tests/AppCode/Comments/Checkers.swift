// block: let checker = ConsistencyChecker(feed)
import DecoratorTableKit
import DecoratorTableTesting
import Testing
import XCTest

@MainActor func checkForTesting() {
  // lines 1
}

@MainActor func checkForXCTest() {
  // lines 2
}
