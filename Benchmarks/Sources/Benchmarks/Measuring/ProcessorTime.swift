import Foundation

/// The processor time of this thread, which stands still while others run.
enum ProcessorTime {
  /// Returns the number of nanoseconds that `work` takes.
  @MainActor
  static func nanoseconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
