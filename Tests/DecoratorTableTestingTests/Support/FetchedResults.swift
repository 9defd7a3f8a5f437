import DecoratorTableTesting
import Foundation

/// What a fetched results controller tells of a change, in its order: the beginning, each section,
/// each object, the end. Old index paths count what was there at the beginning, new ones what is
/// there at the end.
@MainActor
protocol FetchedResultsDelegate: AnyObject {
  func resultsWillChange()
  func resultsDidChangeSection(at index: Int, for kind: FetchedResults.Change)
  func resultsDidChange(
    at indexPath: IndexPath?, for kind: FetchedResults.Change, newIndexPath: IndexPath?)
  func resultsDidChange()
}

/// A stand-in for `NSFetchedResultsController`: objects in sections by a name, sorted by a rank.
/// There is no section without objects.
@MainActor
final class FetchedResults {
  enum Change { case insert, delete, move, update }

  struct Object {
    let id: Int
    var section: Int
    var rank: Int
    var version = 0
    var text: String { "\(id).\(version)" }
  }

  struct Section {
    let name: Int
    var objects: [Object]
  }

  private(set) var sections: [Section] = []
  weak var delegate: (any FetchedResultsDelegate)?

  private var objects: [Int: Object] = [:]
  private var nextID = 0
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 0...12, using: &random) { insert() }
    sections = arranged
  }

  /// Changes some objects at once: some come, some go, some have another place or content.
  func changeAtRandom() {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let id = objects.keys.sorted().randomElement(using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: insert()
      case 1 where objects.count > 16:
        for id in objects.keys.sorted().prefix(8) { objects[id] = nil }
      case 1: if let id { objects[id] = nil }
      case 2: if let id { objects[id]?.rank = Int.random(in: 0..<1000, using: &random) }
      case 3:
        if let id {
          objects[id]?.section = Int.random(in: 0..<4, using: &random)
          objects[id]?.version += 1
        }
      default: if let id { objects[id]?.version += 1 }
      }
    }
    publish()
  }

  private func insert() {
    objects[nextID] = Object(
      id: nextID, section: Int.random(in: 0..<4, using: &random),
      rank: Int.random(in: 0..<1000, using: &random))
    nextID += 1
  }

  private var arranged: [Section] {
    Dictionary(grouping: objects.values, by: \.section).sorted { $0.key < $1.key }.map {
      Section(name: $0.key, objects: $0.value.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) })
    }
  }

  private func publish() {
    let before = sections
    let after = arranged
    delegate?.resultsWillChange()
    sections = after
    for (index, section) in before.enumerated()
    where !after.contains(where: { $0.name == section.name }) {
      delegate?.resultsDidChangeSection(at: index, for: .delete)
    }
    for (index, section) in after.enumerated()
    where !before.contains(where: { $0.name == section.name }) {
      delegate?.resultsDidChangeSection(at: index, for: .insert)
    }
    let old = Self.places(in: before)
    let new = Self.places(in: after)
    let moved = Self.moved(from: before, to: after)
    for (id, place) in old.sorted(by: { $0.value.path < $1.value.path }) {
      guard let now = new[id] else {
        delegate?.resultsDidChange(at: place.path, for: .delete, newIndexPath: nil)
        continue
      }
      if moved.contains(id) {
        delegate?.resultsDidChange(at: place.path, for: .move, newIndexPath: now.path)
      } else if place.version != now.version {
        delegate?.resultsDidChange(at: place.path, for: .update, newIndexPath: now.path)
      }
    }
    for (id, place) in new.sorted(by: { $0.value.path < $1.value.path }) where old[id] == nil {
      delegate?.resultsDidChange(at: nil, for: .insert, newIndexPath: place.path)
    }
    delegate?.resultsDidChange()
  }

  private static func places(
    in sections: [Section]
  ) -> [Int: (path: IndexPath, version: Int)] {
    var places: [Int: (path: IndexPath, version: Int)] = [:]
    for (section, content) in sections.enumerated() {
      for (row, object) in content.objects.enumerated() {
        places[object.id] = (IndexPath(row: row, section: section), object.version)
      }
    }
    return places
  }

  /// The objects that left their place among the others of their section, or their section.
  private static func moved(from before: [Section], to after: [Section]) -> Set<Int> {
    var moved: Set<Int> = []
    for section in before {
      let new = after.first { $0.name == section.name }?.objects.map(\.id) ?? []
      for case .remove(_, let id, _) in new.difference(from: section.objects.map(\.id)) {
        moved.insert(id)
      }
    }
    return moved
  }
}
