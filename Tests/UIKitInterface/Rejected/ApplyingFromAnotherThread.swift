// expect: call to main actor-isolated instance method 'apply(_:animatingDifferences:completion:)' in a synchronous nonisolated context
import DecoratorTableKit
import DecoratorTableSources

func show(
  _ snapshot: TableSnapshot<String, Int>, in source: SnapshotTableViewDataSource<String, Int>
) {
  source.apply(snapshot)
}
