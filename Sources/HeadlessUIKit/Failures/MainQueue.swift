import Dispatch

/// Tells whether the code that asks runs on the main actor.
///
/// The main thread does not tell: on Linux the main queue may be served by any thread, and is in tests.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
