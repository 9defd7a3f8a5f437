/// Keeps what a test has made for as long as the test runs: tables hold nothing of it themselves.
@MainActor
final class Keeper {
  private var objects: [AnyObject] = []

  func keep(_ object: AnyObject) { objects.append(object) }
}
