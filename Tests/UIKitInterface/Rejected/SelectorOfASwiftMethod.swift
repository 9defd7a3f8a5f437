// expect: that is not exposed to Objective-C
import DecoratorTableKit

struct Rows {
  func count() -> Int { 0 }
}

@MainActor let selector = #selector(Rows.count)
