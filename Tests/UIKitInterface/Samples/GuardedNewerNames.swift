import DecoratorTableKit

// A comment may say Mutex, isolated deinit or ContinuousClock; so may the text of a literal.
let newerNames = "Mutex, \(["Regex", #"Duration \#("Span") InlineArray"#].count) and \"Clock"

let moreNewerNames = """
  UInt128 "Mutex" \(newerNames.count) Atomic
  """

/// Asked for behind a condition, before an early exit, and by declarations that are newer
/// themselves.
@MainActor
enum GuardedNewerNames {
  static func huggedBehindACondition(_ tableView: UITableView) {
    if #available(iOS 16, *) {
      tableView.selfSizingInvalidation = .disabled
      if tableView.isEditing {
        tableView.selfSizingInvalidation = .enabled
      }
    }
  }

  static func huggedAfterAnEarlyExit(_ tableView: UITableView) {
    guard #available(iOS 16, *) else { return }
    for _ in 0..<2 {
      tableView.selfSizingInvalidation = .disabled
    }
  }

  @available(iOS 16, *)
  typealias Wait = Duration

  @available(iOS 16, *)
  static func longest(
    of first: Duration,
    and second: Duration
  )
    -> Duration
  {
    max(first, second)
  }

  @available(iOS 16, *)
  static func wait(_ duration: Duration) -> Duration {
    duration + Duration.seconds(1)
  }
}
