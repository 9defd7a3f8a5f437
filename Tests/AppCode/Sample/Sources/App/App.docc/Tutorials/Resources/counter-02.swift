struct Counter {
  private(set) var count = 0

  mutating func countUp() { count += 1 }
  mutating func countDown() { count -= 1 }
}
