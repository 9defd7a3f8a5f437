/// What a table makes new cells, or new headers and footers, from, by reuse identifier.
///
/// UIKit keeps classes and nibs apart, and lets whatever was registered last replace the other. So one
/// entry for each identifier is enough, as long as taking back a class leaves a nib alone, and the
/// other way round.
@MainActor
struct TableRegistrations<Class> {
  /// What is registered under one identifier.
  enum Source {
    case type(Class)
    case nib(UINib)
  }

  private var sources: [String: Source] = [:]

  /// What is registered under an identifier; nil if nothing is.
  subscript(identifier: String) -> Source? { sources[identifier] }

  /// Registers a class in place of what was registered before; nil takes a class back, and only that.
  mutating func register(_ type: Class?, for identifier: String) {
    if let type {
      sources[identifier] = .type(type)
    } else if case .type? = sources[identifier] {
      sources[identifier] = nil
    }
  }

  /// Registers a nib in place of what was registered before; nil takes a nib back, and only that.
  mutating func register(_ nib: UINib?, for identifier: String) {
    if let nib {
      sources[identifier] = .nib(nib)
    } else if case .nib? = sources[identifier] {
      sources[identifier] = nil
    }
  }
}
