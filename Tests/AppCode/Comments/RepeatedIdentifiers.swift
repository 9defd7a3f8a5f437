// block: snapshot.appendItems(RepeatedIdentifier
import DecoratorTableKit

@MainActor func append(to snapshot: inout TableSnapshot<Int, RepeatedIdentifier<Int>>) {
  // lines
}
