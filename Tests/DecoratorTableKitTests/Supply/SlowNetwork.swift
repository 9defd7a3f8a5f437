import DecoratorTableAds
import DecoratorTableKit
import Foundation

/// A network whose answers arrive when a test sends them.
@MainActor
final class SlowNetwork {
  struct Failure: Error, Equatable {
    var number: Int
  }

  /// All requests, in their order.
  private(set) var requests: [SupplyRequest] = []
  private var answers: [Int: CheckedContinuation<String?, any Error>] = [:]
  private(set) var cancelledCount = 0

  /// The requests without an answer, by number.
  var open: [Int] { answers.keys.sorted() }

  func load(_ request: SupplyRequest) async throws -> String? {
    let number = requests.count
    requests.append(request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answers[number] = $0 }
    } onCancel: {
      Task { @MainActor in self.cancelledCount += 1 }
    }
  }

  /// Answers the oldest open request: with "ad" and its number, unless another text is passed.
  func answer() {
    open.first.map { answers.removeValue(forKey: $0)?.resume(returning: "ad \($0)") }
  }

  /// Answers a request, by its number.
  func answer(_ number: Int) {
    answers.removeValue(forKey: number)?.resume(returning: "ad \(number)")
  }

  /// Answers a request that there is nothing.
  func answerNothing() {
    open.first.map { answers.removeValue(forKey: $0)?.resume(returning: nil) }
  }

  /// Answers a request with an error.
  func fail() {
    open.first.map { answers.removeValue(forKey: $0)?.resume(throwing: Failure(number: $0)) }
  }

  /// Answers all requests, so that nothing waits when the test is over.
  func hangUp() { for _ in open { answerNothing() } }
}
