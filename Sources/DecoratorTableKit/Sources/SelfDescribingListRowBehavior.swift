/// The behavior of a list's rows that describe themselves.
@MainActor
final class SelfDescribingListRowBehavior: TypedListRowBehavior<AnyCellConfigurator, Void> {
  override func kind(of model: AnyCellConfigurator) -> RowKind<Void> { model.kind }

  override func known(_ model: AnyCellConfigurator) {}

  override func registrations(in column: ListColumn) -> [AnyCellRegistration] {
    models(of: column).map(\.registration)
  }
}
