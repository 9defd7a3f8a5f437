import DecoratorTableKit

/// Every batch of one or two operations on the rows of one section, with the number of rows after
/// it.
func smallUpdates(ofRows count: Int, upTo limit: Int = 2) -> [(update: BatchUpdate, count: Int)] {
  var all: [(BatchUpdate, Int)] = []
  for deletes in 0...limit {
    for inserts in 0...limit - deletes {
      for moves in 0...limit - deletes - inserts {
        for reloads in 0...limit - deletes - inserts - moves {
          let sources = deletes + moves + reloads
          let after = count - deletes + inserts
          guard sources + inserts > 0, sources <= count, after >= 0 else { continue }
          for sources in arrangements(of: sources, in: 0..<count) {
            for targets in arrangements(of: inserts + moves, in: 0..<after) {
              let (gone, rest) = (sources.prefix(deletes), sources.dropFirst(deletes))
              let (moved, reloaded) = (rest.prefix(moves), rest.dropFirst(moves))
              let added = targets.prefix(inserts)
              // Operations of one kind in one order are enough.
              guard isAscending(gone), isAscending(moved), isAscending(reloaded), isAscending(added)
              else { continue }
              var update = BatchUpdate().deletingRows(gone, inSection: 0)
                .insertingRows(added, inSection: 0).reloadingRows(reloaded, inSection: 0)
              for (source, target) in zip(moved, targets.dropFirst(inserts)) {
                update.add(
                  .moveRow(
                    from: RowPosition(section: 0, row: source),
                    to: RowPosition(section: 0, row: target)))
              }
              all.append((update, after))
            }
          }
        }
      }
    }
  }
  return all
}

/// Every way to choose `count` different numbers from a range, one after the other.
func arrangements(of count: Int, in range: Range<Int>) -> [[Int]] {
  (0..<count).reduce([[]]) { shorter, _ in
    shorter.flatMap { numbers in range.filter { !numbers.contains($0) }.map { numbers + [$0] } }
  }
}

private func isAscending(_ numbers: ArraySlice<Int>) -> Bool {
  zip(numbers, numbers.dropFirst()).allSatisfy(<)
}
