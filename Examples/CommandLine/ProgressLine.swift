import Foundation

/// A line in a terminal that says how far a command is, if that takes longer than a second.
///
/// It is on standard error, and disappears at the end. Where no terminal shows that, there is none.
///
/// ```swift
/// var progress = ProgressLine("changes", of: arguments.steps)
/// for step in 0..<arguments.steps {
///   progress.show(step)
///   …
/// }
/// progress.end()
/// ```
package struct ProgressLine {
  private let unit: String
  private let total: Int?
  private let seconds: () -> Double
  private let write: ((String) -> Void)?
  private var nextTime: Double
  private var isShown = false

  private static let patience = 1.0
  private static let interval = 0.2
  private static let eraseLine = "\r\u{1B}[K"

  /// Starts to wait.
  ///
  /// - Parameters:
  ///   - unit: What is counted, in the plural.
  ///   - total: The number at the end; nil if it is unknown.
  package init(_ unit: String, of total: Int? = nil) {
    let write: (String) -> Void = { text in
      _ = try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
    self.init(
      unit, of: total, seconds: { ProcessInfo.processInfo.systemUptime },
      write: Terminal.showsErrors ? write : nil)
  }

  /// Starts to wait by another clock.
  ///
  /// - Parameters:
  ///   - unit: What is counted, in the plural.
  ///   - total: The number at the end; nil if it is unknown.
  ///   - seconds: The present time.
  ///   - write: Writes to a terminal; nil where there is none.
  package init(
    _ unit: String, of total: Int?, seconds: @escaping () -> Double,
    write: ((String) -> Void)?
  ) {
    self.unit = unit
    self.total = total
    self.seconds = seconds
    self.write = write
    nextTime = write == nil ? 0 : seconds() + Self.patience
  }

  /// Says how far the command is, at most five times a second.
  ///
  /// - Parameter count: The number of those that are done.
  package mutating func show(_ count: Int) {
    guard let write else { return }
    let now = seconds()
    guard now >= nextTime else { return }
    nextTime = now + Self.interval
    isShown = true
    write("\(Self.eraseLine)\(count)\(total.map { " of \($0)" } ?? "") \(unit) …")
  }

  /// Takes the line away.
  package mutating func end() {
    guard isShown, let write else { return }
    isShown = false
    write(Self.eraseLine)
  }
}
