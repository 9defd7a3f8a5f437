/// How models of a type are told apart: by identity where the type has one, and by equality.
struct ModelIdentity<Model> {
  /// The identity of a model; nil if the type has none.
  let id: ((Model) -> AnyHashable)?
  /// Whether two models show the same; nil if nobody can tell.
  let areEqual: ((Model, Model) -> Bool)?

  /// Asks the type what it can do.
  init() {
    id = (Model.self as? any Identifiable.Type).map { Self.identifying($0) }
    areEqual = (Model.self as? any Equatable.Type).map { Self.equating($0) }
  }

  private static func identifying<Known: Identifiable>(
    _ type: Known.Type
  ) -> (Model) -> AnyHashable {
    { model in
      guard let known = model as? Known else { misuse("\(model) is no \(type)") }
      return AnyHashable(known.id)
    }
  }

  private static func equating<Known: Equatable>(
    _ type: Known.Type
  ) -> (Model, Model) -> Bool {
    { ($0 as? Known) == ($1 as? Known) }
  }

  /// Identities that occur more than once: each with the first two indices.
  ///
  /// - Complexity: O(*n*)
  func repeated(in models: [Model]) -> [(id: AnyHashable, first: Int, second: Int)] {
    guard let id else { return [] }
    var first: [AnyHashable: Int] = [:]
    var reported: Set<AnyHashable> = []
    var repeated: [(id: AnyHashable, first: Int, second: Int)] = []
    for (index, model) in models.enumerated() {
      let id = id(model)
      guard let earlier = first[id] else {
        first[id] = index
        continue
      }
      if reported.insert(id).inserted { repeated.append((id, earlier, index)) }
    }
    return repeated
  }
}
