@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// A list that is scrolled, covered, hidden and changed, at whole milliseconds.
struct ViewingScript {
  /// What is so from some time on.
  struct Scene {
    /// The time in milliseconds.
    var time: Int
    /// The rows, by what they show, and their heights.
    var rows: [(id: Int, height: Int)]
    var offset: Int
    var screenHeight: Int
    /// The height of a bar at the bottom of the screen.
    var bar = 0
    var isHidden = false
    var playing: Set<Int> = []
    /// What is tapped at that time.
    var tap: Int?

    /// What is visible of each row, in points, from the top.
    var visible: [VisibleRow<Int>] {
      guard !isHidden else { return [] }
      var top = 0
      var visible: [VisibleRow<Int>] = []
      let area = ViewedArea(
        screen: ViewedRectangle(
          left: 0, top: Double(offset), right: 100, bottom: Double(offset + screenHeight)),
        covers: [
          ViewedRectangle(
            left: 0, top: Double(offset + screenHeight - bar), right: 100,
            bottom: Double(offset + screenHeight))
        ])
      for row in rows {
        let rectangle = ViewedRectangle(
          left: 0, top: Double(top), right: 100, bottom: Double(top + row.height))
        let part = area.part(of: rectangle)
        if part.fraction > 0 {
          visible.append(
            VisibleRow(id: row.id, part: part, isPlaying: playing.contains(row.id)))
        }
        top += row.height
      }
      return visible
    }
  }

  private(set) var scenes: [Scene]
  /// The end in milliseconds.
  let end: Int

  /// A reader who flicks, reads, flicks back, while the list changes now and then.
  init(using generator: inout SeededGenerator) {
    let count = generator.number(in: 3...24)
    let rows = (0..<count).map { id in
      (id: id, height: generator.number(in: 0...5) == 0 ? 260 : generator.number(in: 10...90))
    }
    var scene = Scene(
      time: 0, rows: rows, offset: 0, screenHeight: generator.number(in: 60...200))
    scenes = [scene]
    var nextID = count
    var speed = 0.0
    while scene.time < 5000 {
      scene.tap = nil
      if abs(speed) > 4 {
        // A flick, which slows down from frame to frame.
        scene.time += 16
        scene.offset += Int(speed)
        speed *= 0.95
      } else {
        scene.time += Self.pause(using: &generator)
        switch generator.number(in: 0...11) {
        case 0...3: speed = Double(generator.number(in: -60...80))
        case 4: scene.offset += generator.number(in: -30...30)
        case 5: scene.bar = generator.number(in: 0...1) == 0 ? 0 : generator.number(in: 1...50)
        case 6: scene.isHidden.toggle()
        case 7:
          scene.rows.insert(
            (nextID, generator.number(in: 10...60)),
            at: generator.number(in: 0...scene.rows.count))
          nextID += 1
        case 8 where scene.rows.count > 2:
          scene.rows.remove(at: generator.number(in: 0...scene.rows.count - 1))
        case 9:
          // Another model is shown in a row.
          scene.rows[generator.number(in: 0...scene.rows.count - 1)].id = nextID
          nextID += 1
        case 10:
          scene.playing = Set(scene.rows.map(\.id).filter { _ in generator.number(in: 0...1) == 0 })
        default: scene.tap = scene.visible.first?.id
        }
      }
      let height = scene.rows.reduce(0) { $0 + $1.height }
      scene.offset = min(max(scene.offset, -20), max(height - scene.screenHeight, 0))
      scenes.append(scene)
    }
    end = scene.time + generator.number(in: 0...2500)
  }

  /// A time between two events, often one of those that decide.
  private static func pause(using generator: inout SeededGenerator) -> Int {
    switch generator.number(in: 0...5) {
    case 0: [999, 1000, 1001, 500, 2000, 1999][generator.number(in: 0...5)]
    case 1: 0
    default: generator.number(in: 1...700)
    }
  }
}
