/// The classes and nibs that a table creates cells, or headers and footers, from, by reuse
/// identifier.
///
/// UIKit keeps classes and nibs apart, and the latest registration replaces the other. One entry
/// for each identifier is therefore enough, as long as taking back a class leaves a nib alone, and
/// vice versa.
@MainActor
struct TableRegistrations<Class> {
  /// The registration of one identifier.
  enum Source {
    case type(Class)
    case nib(UINib)
  }

  private var sources: [String: Source] = [:]

  /// The registration of an identifier; nil if there is none.
  subscript(identifier: String) -> Source? { sources[identifier] }

  /// Registers a class in place of any earlier registration; nil takes back a class, and only that.
  mutating func register(_ type: Class?, for identifier: String) {
    if let type {
      sources[identifier] = .type(type)
    } else if case .type? = sources[identifier] {
      sources[identifier] = nil
    }
  }

  /// Registers a nib in place of any earlier registration; nil takes back a nib, and only that.
  mutating func register(_ nib: UINib?, for identifier: String) {
    if let nib {
      sources[identifier] = .nib(nib)
    } else if case .nib? = sources[identifier] {
      sources[identifier] = nil
    }
  }
}
