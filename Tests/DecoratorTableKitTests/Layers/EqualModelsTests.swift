import DecoratorTableKit
import Foundation
import Testing

@Suite("Models that are equal to those there are")
@MainActor
struct EqualModelsTests {
  /// A model of which there may be several equal instances.
  private final class Video: Identifiable, Equatable {
    let id: Int

    init(_ id: Int) {
      self.id = id
    }

    static func == (first: Video, second: Video) -> Bool { first.id == second.id }
  }

  @Test("They replace those, and the table gets no change")
  func otherInstances() {
    let feed = UpdatedFeed([["a", "b"]])
    let videos = feed.table.addRows([Video(0)], named: "videos", placed: .start) {
      tableView, _, video in textCell(tableView, "video \(video.id)")
    }
    feed.show()
    let other = Video(0)
    videos.models = [other]
    #expect(videos.models.first === other)
    #expect(videos.committedModels.first === other)
    #expect(videos.model(forReuse: path(0)) === other)
    #expect(feed.tableView.calls.isEmpty)
    #expect(feed.applied.isEmpty)
  }

  @Test("They do not overtake a change that waits")
  func waiting() async {
    let feed = UpdatedFeed([["a", "b"]])
    let videos = feed.table.addRows([Video(0)], named: "videos", placed: .every(1)) {
      tableView, _, video in textCell(tableView, "video \(video.id)")
    }
    feed.show()
    feed.table.performBatchUpdates {
      videos.append(Video(1))
      videos.models = [Video(0), Video(1)]
      #expect(videos.committedModels.count == 1)
    }
    #expect(feed.texts == [["a", "video 0", "b", "video 1"]])
  }
}
