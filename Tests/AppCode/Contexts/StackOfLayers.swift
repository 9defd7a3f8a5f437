// block: let ads = LayerRule(rows:
import DecoratorTableKit

func testMapping() {
  // lines
}
