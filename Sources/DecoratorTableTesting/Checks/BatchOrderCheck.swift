/// One batch ends before the next begins.
struct BatchOrderCheck {
  private var isUpdating = false

  mutating func begin() -> [Finding] {
    defer { isUpdating = true }
    return isUpdating ? [finding("a batch begins", "the end of the previous one first")] : []
  }

  mutating func end() -> [Finding] {
    defer { isUpdating = false }
    return isUpdating ? [] : [finding("a batch ends", "its beginning first")]
  }

  mutating func load() -> [Finding] {
    defer { isUpdating = false }
    return isUpdating ? [finding("everything is read anew", "the end of the batch first")] : []
  }

  private func finding(_ found: String, _ expected: String) -> Finding {
    Finding(.oneBatchAtATime, "the announcements", expected: expected, found: found)
  }
}
