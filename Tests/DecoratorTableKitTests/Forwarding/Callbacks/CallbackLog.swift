import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// The results of the calls of some methods, wherever the app's table is, as lines of text.
///
/// Below each method is its outcome, and below that what the call was about: with how many layers,
/// where, and what the app was like. Outcomes that are the same are listed once.
///
///     heightForRow
///       yes | app: heightForRow [0, 1] | 77.0
///         content in 0, 1, 3 layers, everywhere: implements
///
/// An outcome shows whether the table sees the method, which objects were called, and the result.
@MainActor
struct CallbackLog {
  private(set) var lines: [String] = []
  /// The number of calls.
  private(set) var count = 0

  /// Makes the calls, through tables without habits of their own.
  init(_ cases: [CallbackCase]) throws {
    let temper = UITableView.defaultTemper
    UITableView.defaultTemper = []
    defer { UITableView.defaultTemper = temper }
    for callback in cases { try add(callback) }
  }

  private mutating func add(_ callback: CallbackCase) throws {
    var outcomes = Grouped<String, LoggedCall>()
    var worlds: [LoggedCall: CallbackWorld] = [:]
    for call in CallbackArrangement.allCases.flatMap({ LoggedCall.all(of: callback, $0) }) {
      // One table is called about content first, and then about the rows of its layers.
      let about = call.about(.content)
      let world =
        worlds[about]
        ?? CallbackWorld(
          callback, call.situation, layers: call.layers, call.arrangement, beside: call.neighbours)
      worlds[about] = world
      world.kind = call.situation.kind
      world.log.clear()
      let seen = world.isSeen(callback.method).map { $0 ? "yes" : "no" } ?? "unknown"
      let answer = try world.outcome(of: callback)
      let told = world.log.lines.isEmpty ? "nobody" : world.log.lines.joined(separator: "; ")
      outcomes.add(call, to: "\(seen) | \(told) | \(answer)")
      count += 1
    }
    lines.append("\(callback.method)")
    for (outcome, calls) in outcomes.groups {
      lines.append("  \(outcome)")
      lines += Self.words(calls).map { "    \($0)" }
    }
  }

  /// Describes which calls there are. Where no set of handlers makes a difference, none is named.
  private static func words(_ calls: [LoggedCall]) -> [String] {
    var handlers = Grouped<LoggedCall, LoggedCall>()
    for call in calls { handlers.add(call, to: call.with(.none)) }
    // What is the same of several calls, and the values of what differs: their kinds, layers,
    // arrangements, apps, handlers and neighbours.
    var terms = handlers.groups.map { call, calls in
      let names = calls.map(\.situation.handlers)
      let isAny = names == LoggedCall.handlers(of: call)
      return [
        ["\(call.situation.kind)"], ["\(call.layers)"], ["\(call.arrangement)"],
        ["\(call.situation.app)"], isAny ? [] : names.map(\.rawValue), ["\(call.neighbours)"],
      ]
    }
    for part in [3, 1, 2, 5] {
      var merged = Grouped<[[String]], String>()
      for term in terms {
        var key = term
        key[part] = []
        merged.add(term[part][0], to: key)
      }
      // A part that was merged before is one text from then on.
      terms = merged.groups.map { key, values in
        var term = key
        term[part] = [values.joined(separator: part == 1 ? ", " : " ")]
        return term
      }
    }
    return terms.map(text)
  }

  private static func text(_ term: [[String]]) -> String {
    let part = term.map { $0.joined(separator: " ") }
    var text = "\(part[0]) in \(part[1]) layers, \(place(part[2])): \(part[3])"
    if !part[4].isEmpty { text += ", handlers \(part[4])" }
    switch part[5] {
    case "quiet": break
    case "quiet above below": text += ", whoever stands beside it"
    default: text += ", neighbours \(part[5])"
    }
    return text
  }

  private static func place(_ arrangements: String) -> String {
    let all = CallbackArrangement.allCases.map(\.rawValue)
    switch arrangements {
    case all.joined(separator: " "): return "everywhere"
    case all.dropFirst().joined(separator: " "): return "in all compositions"
    default: return arrangements
    }
  }
}

/// A call, but for its method.
private struct LoggedCall: Hashable {
  let layers: Int
  let arrangement: CallbackArrangement
  let situation: CallbackSituation
  let neighbours: CallbackNeighbours

  /// Returns all calls of a method that are written down.
  static func all(
    of callback: CallbackCase, _ arrangement: CallbackArrangement
  ) -> [LoggedCall] {
    [0, 1, 3].flatMap { layers in
      kinds(callback.subject, layers: layers, arrangement).flatMap { kind in
        // For rows of their own, layers call no other object.
        callback.apps.filter { kind == .content || $0 != .lacksSilently }.flatMap { app in
          neighbours(callback.subject, layers: layers, kind, arrangement).flatMap { neighbours in
            let call = LoggedCall(
              layers: layers, arrangement: arrangement,
              situation: CallbackSituation(kind: kind, handlers: .none, app: app),
              neighbours: neighbours)
            return handlers(of: call).map { call.with($0) }
          }
        }
      }
    }
  }

  private static func kinds(
    _ subject: CallbackCase.Subject, layers: Int, _ arrangement: CallbackArrangement
  ) -> [CalledRow] {
    guard subject != .table else { return [.content] }
    let layers = CalledRow.layers.prefix(layers)
    return [.content] + layers.filter { subject == .row || arrangement.hasSection($0) }
  }

  /// Returns the other children beside the app. Others that have the method are tried without
  /// layers and with all of them, where compositions are nested only with these.
  private static func neighbours(
    _ subject: CallbackCase.Subject, layers: Int, _ kind: CalledRow,
    _ arrangement: CallbackArrangement
  ) -> [CallbackNeighbours] {
    let nesting = arrangement.compositions.count
    guard kind == .content, nesting > 0, layers == 3 || layers == 0 && nesting == 1 else {
      return [.quiet]
    }
    // The first of those that share a section is asked about it.
    let isFirstAsked = subject == .section && arrangement.showsOneSection
    return [.quiet, .above, .below] + (isFirstAsked ? [.noneAbove] : [])
  }

  /// Returns the sets of handlers that a call is made with: all, but fewer in a composition, and
  /// none beside neighbours that have the method.
  static func handlers(of call: LoggedCall) -> [HandlerSet] {
    switch call.layers {
    case _ where call.neighbours != .quiet: [.none]
    case 0: [.none]
    case 1: [.none, .ofInner]
    default: call.arrangement == .alone ? HandlerSet.allCases : [.none, .ofBoth]
    }
  }

  /// Returns a call of the same table about something else.
  func about(_ kind: CalledRow) -> LoggedCall {
    LoggedCall(
      layers: layers, arrangement: arrangement,
      situation: CallbackSituation(kind: kind, handlers: situation.handlers, app: situation.app),
      neighbours: neighbours)
  }

  func with(_ handlers: HandlerSet) -> LoggedCall {
    LoggedCall(
      layers: layers, arrangement: arrangement,
      situation: CallbackSituation(kind: situation.kind, handlers: handlers, app: situation.app),
      neighbours: neighbours)
  }
}

/// Values in groups, in the order in which they were added.
private struct Grouped<Key: Hashable, Value> {
  private(set) var groups: [(key: Key, values: [Value])] = []
  private var places: [Key: Int] = [:]

  mutating func add(_ value: Value, to key: Key) {
    if let place = places[key] {
      groups[place].values.append(value)
    } else {
      places[key] = groups.count
      groups.append((key, [value]))
    }
  }
}
#endif
