import DecoratorTableKit

/// Every outer row is exactly one thing: one content row, or one row of the layer.
enum RowOwnershipCheck: LayerCheck {
  static func finding(in layer: LayerCapture) -> Finding? {
    var owners: [RowPosition: RowPosition] = [:]
    for (position, row) in layer.rows.positioned() {
      switch (row.content, row.additional) {
      case (let content?, let additional?):
        return finding(
          layer, position, expected: "content or a row of the layer",
          found: "content \(content) and \(additional)")
      case (nil, nil):
        return finding(
          layer, position, expected: "content or a row of the layer", found: "neither")
      case (let content?, nil):
        if let other = owners.updateValue(position, forKey: content) {
          return finding(
            layer, position, expected: "content that no other row shows",
            found: "content \(content), which \(other) shows")
        }
      case (nil, _?):
        break
      }
    }
    return nil
  }

  private static func finding(
    _ layer: LayerCapture, _ position: RowPosition, expected: String, found: String
  ) -> Finding {
    Finding(
      .rowOwnership, layer: layer.name, "row \(position)", expected: expected, found: found)
  }
}
