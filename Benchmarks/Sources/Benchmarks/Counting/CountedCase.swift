import InstructionCounting

/// Work whose instructions are counted by a program that simulates the processor.
///
/// The work is that of a benchmark, in a size that such a program can bear.
struct CountedCase {
  let name: String
  /// What it is counted among, in words.
  let size: String
  /// Makes the data, and returns the work.
  let prepare: @MainActor () -> Contender

  /// Does the work once, so that whatever is made once is there, and then again to be counted.
  ///
  /// - Parameter times: How often it is done in `run_counted`.
  /// - Returns: The number of operations that were counted.
  @MainActor
  func run(times: Int) -> Int {
    let contender = prepare()
    let first = contender.work()
    let repeated = RepeatedWork(contender)
    withExtendedLifetime(repeated) {
      run_counted(
        Int64(times),
        { context in
          guard let context else { return }
          // A C function is called on the thread of its caller.
          MainActor.assumeIsolated {
            Unmanaged<RepeatedWork>.fromOpaque(context).takeUnretainedValue().perform()
          }
        },
        Unmanaged.passUnretained(repeated).toOpaque())
    }
    guard repeated.answer == first else {
      fatalError("\(name): answers \(first ?? 0) at first, then \(repeated.answer ?? 0)")
    }
    return times * contender.operations
  }
}

/// Work that a function of C calls.
@MainActor
private final class RepeatedWork {
  private let contender: Contender
  /// What the work answered last.
  private(set) var answer: Int?

  init(_ contender: Contender) { self.contender = contender }

  func perform() { answer = contender.work() }
}
