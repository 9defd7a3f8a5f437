import DecoratorTableKit

final class BackToTopDecorator: ForwardingTableViewDataSource {
  init(inner: any UITableViewDataSource, ownership: InnerOwnership) {
    let layer = TableLayer(placed: .end, named: "back to top")
    super.init(inner: inner, layer: layer, ownership: ownership)
  }
}
