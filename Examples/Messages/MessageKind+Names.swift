import CommandLineWords

extension MessageKind {
  /// Returns the kinds with these names, in the order of ``all``.
  ///
  /// - Throws: A usage error if a name is unknown.
  static func named(_ names: [String]) throws(CommandError) -> [MessageKind] {
    for name in names where !all.contains(where: { $0.name == name }) {
      throw .usage("--kinds: there is no kind “\(name)”, only \(Self.names(of: all))")
    }
    return all.filter { names.contains($0.name) }
  }

  /// Returns the names of kinds as text.
  static func names(of kinds: some Collection<MessageKind>) -> String {
    let names = kinds.map(\.name)
    guard names.count > 1, let last = names.last else { return names.first ?? "no kind" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
