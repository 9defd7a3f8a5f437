/// Waits for later turns of the main actor until something is so, and for some seconds at most.
///
/// An expectation of the condition is needed after the call.
@MainActor
func wait(until isSo: () -> Bool) async {
  for _ in 0..<1000 {
    if isSo() { return }
    try? await Task.sleep(nanoseconds: 5_000_000)
  }
}

/// Lets a few turns of the main actor pass, in which nothing must happen.
@MainActor
func nextTurn() async {
  for _ in 0..<5 { await Task { @MainActor in }.value }
}
