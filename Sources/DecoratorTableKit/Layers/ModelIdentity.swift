/// How models of a type are compared: by identity if the type has one, and by equality.
struct ModelIdentity<Model> {
  /// Returns the identity of a model; nil if the type has none.
  let id: ((Model) -> AnyHashable)?
  /// Returns whether two models show the same; nil if the type is not `Equatable`.
  let areEqual: ((Model, Model) -> Bool)?

  /// Creates the comparisons that the type allows.
  init() {
    id = (Model.self as? any Identifiable.Type).map { Self.identifying($0) }
    areEqual = (Model.self as? any Equatable.Type).map { Self.equating($0) }
  }

  private static func identifying<Known: Identifiable>(
    _ type: Known.Type
  ) -> (Model) -> AnyHashable {
    { model in
      guard let known = model as? Known else { misuse("\(model) is not a \(type)") }
      return AnyHashable(known.id)
    }
  }

  private static func equating<Known: Equatable>(
    _ type: Known.Type
  ) -> (Model, Model) -> Bool {
    { ($0 as? Known) == ($1 as? Known) }
  }

  /// Returns the identities that occur more than once, each with its first two indices.
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
