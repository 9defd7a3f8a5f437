import ExampleSamples
import Foundation
import Testing

@testable import feed

@Suite("The sample")
struct SampleTests {
  @Test("There are at least two hundred posts, newest first, over three weeks")
  func posts() throws {
    let posts: [Post] = try JSONRecords.read(file: Sample.posts.path())
    #expect(posts.count >= 200)
    #expect(Set(posts.map(\.id)).count == posts.count)
    #expect(Set(posts.map(\.text)).count == posts.count)
    #expect(posts.map(\.date) == posts.map(\.date).sorted(by: >))
    #expect(Set(posts.map { CalendarDay(of: $0.date) }).count == 21)
    #expect(posts.allSatisfy { !$0.author.isEmpty && !$0.text.isEmpty })
  }

  @Test("There are twelve advertisements")
  func advertisements() throws {
    let ads: [Advertisement] = try JSONRecords.read(file: Sample.ads.path())
    #expect(ads.count == 12)
    #expect(Set(ads.map(\.vendor)).count == 12)
    #expect(ads.allSatisfy { !$0.text.isEmpty })
  }
}
