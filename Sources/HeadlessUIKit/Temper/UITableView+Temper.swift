import Foundation

extension UITableView {
  /// The habits of a real table that the headless one has only on request.
  ///
  /// A tame table asks for its counts when it loads and at the end of a batch, and completes what
  /// it does at once. UIKit promises neither. A test that passes under every temper depends on
  /// nothing that UIKit does not promise.
  ///
  /// The environment variable `HEADLESS_TEMPER` gives all tables of a process a temper: names with
  /// commas between them, or `all`. ``UITableView/temper`` changes that of one table.
  public struct Temper: OptionSet, Hashable, Sendable {
    /// One bit for each temper.
    public let rawValue: Int

    /// Creates tempers from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// All tempers there are, each alone.
    public static let each: [Temper] = names.map(\.temper)

    /// All tempers together.
    public static let all = Temper(each)

    /// The tempers and their names, in the order of their documentation.
    static let names: [(temper: Temper, name: String)] = [
      (.countsAgain, "counts-again"), (.rowsFirst, "rows-first"),
      (.delegateReloads, "delegate-reloads"), (.accessoryReloads, "accessory-reloads"),
      (.lateCompletions, "late-completions"), (.unorderedCompletions, "unordered-completions"),
      (.lostCompletions, "lost-completions"), (.lateAnimations, "late-animations"),
      (.noWindow, "no-window"), (.scrollsOn, "scrolls-on"),
      (.takesOffsetsBack, "takes-offsets-back"), (.foreignDelegate, "foreign-delegate"),
      (.upkeep, "upkeep"),
    ]

    /// Creates tempers from their names, with commas between them, or from `all`; nil if there is
    /// no temper of some name.
    public init?(_ text: String) {
      self = []
      for name in text.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        if name == "all" {
          formUnion(.all)
        } else if let found = Self.names.first(where: { $0.name == name }) {
          insert(found.temper)
        } else {
          return nil
        }
      }
    }
  }

  /// The temper of new tables: what `HEADLESS_TEMPER` says, or none.
  public static var defaultTemper: Temper = temperOfEnvironment

  private static var temperOfEnvironment: Temper {
    guard let text = ProcessInfo.processInfo.environment["HEADLESS_TEMPER"] else { return [] }
    guard let temper = Temper(text) else {
      let names = Temper.names.map(\.name).joined(separator: ", ")
      fatalError("HEADLESS_TEMPER is \"\(text)\": use \"all\", or some of \(names)")
    }
    return temper
  }

  /// Returns how often a temper has made the table do something that a tame one does not.
  public func firings(of temper: Temper) -> Int { temperFirings[temper] ?? 0 }

  /// Counts that a temper is about to show.
  ///
  /// - Returns: whether the table has it; if not, nothing is counted.
  func fire(_ one: Temper) -> Bool {
    guard temper.contains(one) else { return false }
    temperFirings[one, default: 0] += 1
    return true
  }
}

extension UITableView.Temper: CustomStringConvertible {
  /// The names, with commas between them.
  public var description: String {
    Self.names.filter { contains($0.temper) }.map(\.name).joined(separator: ",")
  }
}
