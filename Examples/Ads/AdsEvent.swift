import Foundation

/// Something that has happened, for the line of time.
struct AdsEvent: Encodable, Equatable {
  /// What has happened.
  enum Kind: String, Encodable {
    case asked, retried, arrived, nothing, failed, timedOut, shown, viewed, expired, dropped, gaveUp
    case retryRequested, page, jump
  }

  /// The time in seconds.
  let time: TimeInterval
  /// What has happened.
  let kind: Kind
  /// The advertisement.
  var ad: Int?
  /// The slot that it was asked for.
  var slot: Int?
  /// The row of the table.
  var row: Int?
  /// The time since what it follows: the request, or the moment at which it came on screen.
  var seconds: Double?
  /// The reason.
  var reason: String?
}

extension AdsEvent: CustomStringConvertible {
  /// The line of the event.
  var description: String { "\(Self.clock(time))  \(sign) \(words)" }

  /// Returns a time as minutes, seconds and tenths.
  static func clock(_ time: TimeInterval) -> String {
    let tenths = Int((time * 10).rounded())
    let (seconds, rest) = ((tenths / 10) % 60, tenths % 10)
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(rest)"
  }

  private var sign: String {
    switch kind {
    case .asked, .retried: "?"
    case .arrived: "↓"
    case .nothing: "○"
    case .failed, .timedOut, .gaveUp: "✗"
    case .shown: "+"
    case .viewed: "●"
    case .expired, .dropped: "–"
    case .retryRequested, .page: "·"
    case .jump: "↕"
    }
  }

  private var words: String {
    let ad = "ad \(ad ?? 0)"
    let slot = "slot \(slot ?? 0)"
    let after = seconds.map { " after \(String(format: "%.1f", $0)) s" } ?? ""
    return switch kind {
    case .asked: "\(slot) is asked for\(row.map { ", above row \($0)" } ?? "")"
    case .retried: "\(slot) is asked for again"
    case .arrived: "\(ad) arrives\(after)"
    case .nothing: "there is nothing for \(slot)\(after)"
    case .failed: "the load for \(slot) fails\(after): \(reason ?? "")"
    case .timedOut: "the load for \(slot) takes too long"
    case .shown: "\(ad) is shown\(row.map { " in row \($0)" } ?? "")"
    case .viewed: "\(ad) has been viewed\(row.map { " in row \($0)" } ?? "")\(after)"
    case .expired: "\(ad) is stale, and was never shown"
    case .dropped: "\(ad) is given up: \(reason ?? "")"
    case .gaveUp: "the last try has failed: nothing is asked for"
    case .retryRequested: "the network is back"
    case .page: "another page of posts"
    case .jump: "rows on screen make way: \(reason ?? "")"
    }
  }
}
