import Dispatch

/// Tells whether the calling code runs on the main actor.
///
/// The main thread is no indication: on Linux any thread may serve the main queue, and does in
/// tests.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
