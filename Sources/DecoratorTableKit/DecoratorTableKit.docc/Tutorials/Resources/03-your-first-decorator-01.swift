import DecoratorTableKit

final class BackToTopLayer: TableLayer {
  init() {
    super.init(placed: .end, named: "back to top")
  }
}
