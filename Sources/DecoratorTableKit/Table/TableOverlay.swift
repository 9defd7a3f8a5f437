/// What lies over the rows of a decorated table on screen.
@MainActor
protocol TableOverlay: AnyObject {
  /// Hears that the table has been given the decorated content.
  func tableDidAttach()
}
