/// A number that grows whenever a layer changes, or what a part of one wraps.
///
/// What was put together from several layers holds until it does. It counts for all tables at once,
/// so that whoever asks needs to visit no layer: putting together again takes O(layers), once for
/// each change.
@MainActor
enum LayerGeneration {
  private(set) static var current = 0

  static func advance() { current &+= 1 }
}
