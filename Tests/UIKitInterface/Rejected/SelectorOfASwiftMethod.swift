// expect: that is not exposed to Objective-C
import DecoratorTableKit

struct Rows {
  func count() -> Int { 0 }
}

let selector = #selector(Rows.count)
