extension BatchUpdate {
  /// What is wrong with the batch between these row counts, if something is.
  func error(before: [Int], after: [Int]) -> BatchUpdateError? {
    do {
      try validate(before: before, after: after)
      return nil
    } catch {
      return error
    }
  }
}
