#if HEADLESS_UIKIT
import DecoratorTableKit
import Foundation

/// A picture of what was where and when: the list from the top to the bottom, time from the left to
/// the right.
@MainActor
struct AdsTimeline {
  private let session: AdsSession
  private let seconds: TimeInterval
  private let listHeight: CGFloat

  private static let size = CGSize(width: 1200, height: 760)
  private static let chart = CGRect(x: 70, y: 70, width: 1100, height: 620)

  /// Prepares the picture of a session of a number of seconds.
  init(_ session: AdsSession, seconds: TimeInterval) {
    self.session = session
    self.seconds = seconds
    let lowest = session.offsets.map(\.offset).max() ?? 0
    listHeight = min(
      lowest + session.screen.tableView.bounds.height + 20 * AdsScreen.rowHeight,
      session.screen.tableView.contentSize.height)
  }

  /// The document.
  var document: String {
    let (width, height) = (Int(Self.size.width), Int(Self.size.height))
    let parts =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
          + #"font-family="sans-serif" font-size="13">"#,
        #"<rect width="\#(width)" height="\#(height)" fill="white"/>"#,
      ] + legend + [screenBand] + rowLabels + timeLabels + requests + ads + ["</svg>", ""]
    return parts.joined(separator: "\n")
  }

  // MARK: - What is drawn

  /// What was on screen.
  private var screenBand: String {
    let height = session.screen.tableView.bounds.height
    var top: [String] = []
    var bottom: [String] = []
    func add(_ time: TimeInterval, _ offset: CGFloat) {
      top.append("\(x(time)),\(y(offset))")
      bottom.append("\(x(time)),\(y(offset + height))")
    }
    for (index, place) in session.offsets.enumerated() {
      // The list stood still until shortly before it moved.
      if index > 0, place.time - session.offsets[index - 1].time > 2 * AdsSession.frameTime {
        add(place.time - AdsSession.frameTime, session.offsets[index - 1].offset)
      }
      add(place.time, place.offset)
    }
    add(seconds, session.offsets.last?.offset ?? 0)
    let points = (top + bottom.reversed()).joined(separator: " ")
    return #"<polygon points="\#(points)" fill="rgb(219,233,246)" stroke="rgb(143,179,213)"/>"#
  }

  /// The rows of advertisements: pale while they are there, strong while they are on screen.
  private var ads: [String] {
    let lives = session.lives.values.sorted { $0.arrival < $1.arrival }
    return lives.flatMap(bars) + lives.compactMap(dot)
  }

  private func bars(_ life: AdsLife) -> [String] {
    life.stays.enumerated().compactMap { index, stay in
      guard stay.place.lowerBound < listHeight else { return nil }
      let isLast = index == life.stays.count - 1
      let end = isLast ? life.end ?? seconds : life.stays[index + 1].start
      let color = stay.isOnScreen ? "rgb(224,138,0)" : "rgb(243,217,164)"
      return bar(stay.place, stay.start...max(stay.start, end), color)
    }
  }

  /// The moment at which one was viewed.
  private func dot(_ life: AdsLife) -> String? {
    guard let viewed = life.viewed,
      let place = life.stays.last(where: { $0.start <= viewed })?.place
    else { return nil }
    let middle = y((place.lowerBound + place.upperBound) / 2)
    return dot(x(viewed), middle, radius: 4.5, fill: "rgb(28,124,56)", edge: "white")
  }

  /// The loads, from their beginnings to their ends.
  private var requests: [String] {
    session.requests.filter { $0.place <= listHeight }.flatMap { request -> [String] in
      let end = min(request.end ?? seconds, seconds)
      let height = y(request.place)
      let line =
        #"<line x1="\#(x(request.start))" y1="\#(height)" x2="\#(x(end))" "#
        + #"y2="\#(height)" stroke="gray" stroke-dasharray="3 2"/>"#
      return [line] + mark(request.outcome, x(end), height)
    }
  }

  private func mark(_ outcome: AdsEvent.Kind?, _ x: String, _ y: String) -> [String] {
    switch outcome {
    case .arrived: [dot(x, y, radius: 2.5, fill: "dimgray", edge: "none")]
    case .nothing: [dot(x, y, radius: 3, fill: "white", edge: "dimgray")]
    case .failed, .timedOut:
      [
        #"<path transform="translate(\#(x) \#(y))" d="M-3.5-3.5 3.5 3.5M-3.5 3.5 3.5-3.5" "#
          + #"stroke="rgb(192,38,44)" stroke-width="2"/>"#
      ]
    default: []
    }
  }

  private func dot(
    _ x: String, _ y: String, radius: CGFloat, fill: String, edge: String
  ) -> String {
    #"<circle cx="\#(x)" cy="\#(y)" r="\#(radius)" fill="\#(fill)" stroke="\#(edge)"/>"#
  }

  private func bar(
    _ place: ClosedRange<CGFloat>, _ time: ClosedRange<TimeInterval>, _ color: String
  ) -> String {
    let (left, top) = (number(position(time.lowerBound)), y(place.lowerBound))
    let width = number(max(position(time.upperBound) - position(time.lowerBound), 0.5))
    let height = number((place.upperBound - place.lowerBound) / listHeight * Self.chart.height)
    return #"<rect x="\#(left)" y="\#(top)" width="\#(width)" height="\#(height)" "#
      + #"fill="\#(color)"/>"#
  }

  // MARK: - The frame

  private var rowLabels: [String] {
    let tableView = session.screen.tableView
    let rows = tableView.numberOfRows(inSection: 0)
    let places = (0..<rows).map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
    let shown = places.prefix { $0 < listHeight }.count
    let step = max(shown / 12 / 5 * 5, 5)
    return stride(from: 0, to: shown, by: step).flatMap { row in
      let height = y(places[row])
      return [
        #"<line x1="\#(number(Self.chart.minX))" y1="\#(height)" x2="\#(number(Self.chart.maxX))" "#
          + #"y2="\#(height)" stroke="black" stroke-opacity="0.1"/>"#,
        #"<text x="\#(number(Self.chart.minX - 8))" y="\#(height)" dy="4" "#
          + #"text-anchor="end" fill="dimgray">row \#(row)</text>"#,
      ]
    }
  }

  private var timeLabels: [String] {
    let step = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600].first { seconds / Double($0) <= 14 } ?? 600
    return stride(from: 0, through: Int(seconds), by: step).map { second in
      #"<text x="\#(x(Double(second)))" y="\#(number(Self.chart.maxY + 24))" "#
        + #"text-anchor="middle" fill="dimgray">\#(second) s</text>"#
    }
  }

  private var legend: [String] {
    let entries: [(String, String)] = [
      (
        #"<rect y="-10" width="22" height="12" fill="rgb(219,233,246)" stroke="rgb(143,179,213)"/>"#,
        "on screen"
      ),
      (#"<rect y="-10" width="22" height="12" fill="rgb(243,217,164)"/>"#, "an ad's row"),
      (#"<rect y="-10" width="22" height="12" fill="rgb(224,138,0)"/>"#, "… on screen"),
      (#"<circle cx="12" cy="-4" r="4.5" fill="rgb(28,124,56)"/>"#, "viewed"),
      (
        #"<path d="M0-4H22" stroke="gray" stroke-dasharray="3 2"/>"#
          + #"<circle cx="22" cy="-4" r="2.5" fill="dimgray"/>"#, "load"
      ),
      (#"<circle cx="12" cy="-4" r="3" fill="white" stroke="dimgray"/>"#, "brought nothing"),
      (#"<path d="M8-8 16 0M8 0 16-8" stroke="rgb(192,38,44)" stroke-width="2"/>"#, "failed"),
    ]
    let title = #"<text x="70" y="26" font-size="16">Rows against time</text>"#
    return [title]
      + entries.enumerated().map { index, entry in
        #"<g transform="translate(\#(70 + index * 150) 52)">\#(entry.0)"#
          + #"<text x="30">\#(entry.1)</text></g>"#
      }
  }

  // MARK: - Places

  private func position(_ time: TimeInterval) -> CGFloat {
    Self.chart.minX + CGFloat(min(time, seconds) / seconds) * Self.chart.width
  }

  private func x(_ time: TimeInterval) -> String { number(position(time)) }

  private func y(_ place: CGFloat) -> String {
    number(Self.chart.minY + min(place / listHeight, 1) * Self.chart.height)
  }

  private func number(_ value: CGFloat) -> String { String(format: "%.1f", value) }
}
#endif
