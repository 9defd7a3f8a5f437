// block: snapshot.appendItems(RepeatedIdentifier
import DecoratorTableSources

@MainActor func append(to snapshot: inout TableSnapshot<Int, RepeatedIdentifier<Int>>) {
  // lines
}
