// block: let layout = Placement.every
import DecoratorTableKit

func testMapping() {
  // lines
}
