import DecoratorTableKit
import Foundation

extension ScreenContent {
  /// Returns the list of `swift run museum`, which goes through its tour again and again.
  static func museum() -> ScreenContent {
    var tour = MuseumTour(seed: 1)
    let height = PhoneScreen.size.height
    let screen = MuseumScreen(
      tour.snapshot, lines: Int(height / MuseumDelegate.lineHeight), width: PhoneScreen.size.width)
    var step = 0
    return ScreenContent(
      tableView: screen.tableView, owner: screen,
      next: {
        let event: String
        if step < MuseumTour.stepCount {
          event = tour.make(step: step)
          step += 1
        } else {
          tour = MuseumTour(seed: 1)
          event = "the tour begins again"
          step = 0
        }
        screen.source.apply(tour.snapshot)
        return event
      })
  }
}
