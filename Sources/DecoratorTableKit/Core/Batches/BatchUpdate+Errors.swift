extension BatchUpdate {
  /// Returns the first violation of the batch between these row counts; nil if it is legal.
  func error(before: [Int], after: [Int]) -> BatchUpdateError? {
    do {
      try validate(before: before, after: after)
      return nil
    } catch {
      return error
    }
  }
}
