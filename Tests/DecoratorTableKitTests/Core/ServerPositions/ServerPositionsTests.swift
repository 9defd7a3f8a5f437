import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("Positions from a server")
struct ServerPositionsTests {
  /// Fixed rows and an interval, and the first anchors that they lead to.
  struct Vector: Sendable, CustomTestStringConvertible {
    var fixed: [Int]
    var interval: Int?
    var anchors: [Int]
    /// Whether more follow.
    var goesOn = false

    var testDescription: String { "\(fixed), \(interval.map(String.init) ?? "none")" }
  }

  static let vectors = [
    Vector(fixed: [1, 3], interval: 3, anchors: [1, 2, 4, 6, 8, 10], goesOn: true),
    Vector(fixed: [0, 3], anchors: [0, 2]),
    Vector(fixed: [], interval: 2, anchors: [1, 2, 3, 4, 5], goesOn: true),
    Vector(fixed: [], interval: 3, anchors: [2, 4, 6, 8], goesOn: true),
    Vector(fixed: [1, 5], interval: 3, anchors: [1, 4, 6, 8, 10], goesOn: true),
    Vector(fixed: [1, 4], anchors: [1, 3]),
    Vector(fixed: [0, 1], anchors: [0, 0]),
    Vector(fixed: [1, 2, 3, 4], anchors: [1, 1, 1, 1]),
  ]

  private static func json(_ vector: Vector, section: Int = 0) -> String {
    let fixed = vector.fixed.map { "{\"section\": \(section), \"position\": \($0)}" }
    let repeating = vector.interval.map { ", \"repeating\": {\"interval\": \($0)}" } ?? ""
    return "{\"fixed\": [\(fixed.joined(separator: ","))]\(repeating)}"
  }

  private static func anchors(_ placement: Placement, section: Int = 0) -> [Int] {
    let layout = placement.layout(contentCount: 40, section: section)
    return (0..<layout.additionalCount).map(layout.anchor(ofAdditional:))
  }

  @Test("Fixed and repeated rows are where known systems put them", arguments: vectors)
  func layout(vector: Vector) throws {
    let placement = try ServerPositions(json: Self.json(vector).utf8).placement
    let anchors = Self.anchors(placement)
    #expect(Array(anchors.prefix(vector.anchors.count)) == vector.anchors)
    #expect((anchors.count > vector.anchors.count) == vector.goesOn)
  }

  @Test("Each section repeats after its own fixed rows", arguments: vectors)
  func sections(vector: Vector) throws {
    let placement = try ServerPositions(json: Self.json(vector, section: 2).utf8).placement
    #expect(
      Array(Self.anchors(placement, section: 2).prefix(vector.anchors.count)) == vector.anchors)
    let elsewhere = vector.interval.map { Self.anchors(.everyTableRows($0)) } ?? []
    #expect(Self.anchors(placement, section: 0) == elsewhere)
  }

  @Test("Numbers may be strings, sections be left out, and unknown members be there")
  func lenience() throws {
    let positions = try ServerPositions(
      json: """
        {"repeating": {"interval": "12", "since": 1.5e3}, "note": [null, true, {"a": "\\u00e9"}],
         "fixed": [{"position": "7"}, {"section": "1", "position": 0, "x": {}}, {"position": 7}]}
        """.utf8)
    #expect(positions.interval == 12)
    #expect(
      positions.fixed == [RowPosition(section: 0, row: 7), RowPosition(section: 1, row: 0)])
  }

  @Test("A document without positions has no slots")
  func nothing() throws {
    #expect(Self.anchors(try ServerPositions(json: "{}".utf8).placement).isEmpty)
    #expect(Self.anchors(try ServerPositions(json: "{\"fixed\":[]}".utf8).placement).isEmpty)
  }

  /// Documents that are refused, with the part that is named, and the message where it is the
  /// kit's. Elsewhere it is Foundation's.
  static let refused: [(document: String, path: String, reason: String?)] = [
    ("", "", nil),
    ("[]", "", nil),
    ("null", "", nil),
    ("{} {}", "", nil),
    ("{\"a\": nul}", "", nil),
    ("{\"fixed\": \(String(repeating: "[", count: 100_000))", "", nil),
    ("{\"fixed\": 1}", "fixed", nil),
    ("{\"fixed\": [1]}", "fixed[0]", nil),
    ("{\"fixed\": [{\"position\": 1}, {\"section\": 1}]}", "fixed[1].position", "it is missing"),
    ("{\"fixed\": [{\"position\": -1}]}", "fixed[0].position", "-1: give 0...2147483647"),
    (
      "{\"fixed\": [{\"position\": 1, \"section\": -3}]}", "fixed[0].section",
      "-3: give 0...2147483647"
    ),
    (
      "{\"fixed\": [{\"position\": 99999999999999999999999}]}", "fixed[0].position",
      "1e+23: give 0...2147483647"
    ),
    (
      "{\"fixed\": [{\"position\": \"99999999999999999999999\"}]}", "fixed[0].position",
      "\"99999999999999999999999\": give 0...2147483647"
    ),
    ("{\"fixed\": [{\"position\": 1.5}]}", "fixed[0].position", "1.5: give 0...2147483647"),
    ("{\"fixed\": [{\"position\": true}]}", "fixed[0].position", nil),
    ("{\"fixed\": [{\"position\": null}]}", "fixed[0].position", nil),
    ("{\"fixed\": [{\"position\": [1]}]}", "fixed[0].position", nil),
    ("{\"fixed\": [{\"position\": \"\"}]}", "fixed[0].position", "\"\": give 0...2147483647"),
    ("{\"fixed\": [{\"position\": \"+1\"}]}", "fixed[0].position", "\"+1\": give 0...2147483647"),
    ("{\"fixed\": [{\"position\": \"-1\"}]}", "fixed[0].position", "\"-1\": give 0...2147483647"),
    ("{\"repeating\": 3}", "repeating", nil),
    ("{\"repeating\": {}}", "repeating.interval", "it is missing"),
    ("{\"repeating\": {\"interval\": 1}}", "repeating.interval", "1: give 2...65536"),
    ("{\"repeating\": {\"interval\": 0}}", "repeating.interval", "0: give 2...65536"),
    ("{\"repeating\": {\"interval\": 65537}}", "repeating.interval", "65537: give 2...65536"),
  ]

  @Test("Any part that is wrong refuses the whole, and is named", arguments: refused)
  func refusal(document: String, path: String, reason: String?) throws {
    let error = try #require(throws: ServerPositionsError.self) {
      try ServerPositions(json: document.utf8)
    }
    #expect(error.path == path)
    if let reason { #expect(error.reason == reason) }
    #expect(error.description == (path.isEmpty ? error.reason : "\(path): \(error.reason)"))
  }

  @Test("Members that are ignored may be nested, but not without end")
  func nesting() throws {
    func document(_ depth: Int) -> String {
      let open = String(repeating: "[", count: depth)
      let close = String(repeating: "]", count: depth)
      return "{\"x\": \(open)\(close), \"fixed\": [{\"position\": 2}]}"
    }
    #expect(try ServerPositions(json: document(100).utf8).fixed.count == 1)
    let error = #expect(throws: ServerPositionsError.self) {
      try ServerPositions(json: document(100_000).utf8)
    }
    #expect(error?.path == "")
  }

  @Test("Of two members with one name one counts, whole")
  func repeatedMembers() throws {
    let positions = try ServerPositions(
      json: """
        {"fixed": [{"position": 1}], "repeating": {"interval": 3},
         "fixed": [{"position": 5, "position": 6}], "repeating": {"interval": 4}}
        """.utf8)
    #expect([[1], [5], [6]].contains(positions.fixed.map(\.row)))
    #expect(positions.interval == 3 || positions.interval == 4)
  }

  @Test("What is not UTF-8 is refused")
  func bytes() {
    let bytes = Array("{\"fixed\": [{\"position\": \"".utf8) + [0xFF] + Array("\"}]}".utf8)
    let error = #expect(throws: ServerPositionsError.self) { try ServerPositions(json: bytes) }
    #expect(error?.path == "fixed[0].position")
  }

  @Test("Ten million bytes are refused before they are read, one million are read")
  func size() throws {
    let start = Array("{\"fixed\": [".utf8)
    let row = Array("{\"position\": 123456},".utf8)
    let end = Array("{\"position\": 1}]}".utf8)
    let many = start + (0..<500_000).flatMap { _ in row } + end
    let error = #expect(throws: ServerPositionsError.self) { try ServerPositions(json: many) }
    #expect(error?.description == "a document of \(many.count) bytes: give 1048576 at most")
    let some = start + (0..<49_000).flatMap { _ in row } + end
    #expect(try ServerPositions(json: some).fixed.count == 2)
  }

  @Test("Every part of a legal document that is damaged is refused, or means nothing else")
  func damage() throws {
    let document = Array(
      "{\"fixed\":[{\"section\":0,\"position\":1}],\"repeating\":{\"interval\":12}}".utf8)
    let whole = try ServerPositions(json: document)
    for index in document.indices {
      // A document that is cut off is never read as a shorter one.
      #expect(throws: ServerPositionsError.self) {
        try ServerPositions(json: document[..<index])
      }
      for byte in [UInt8(ascii: "}"), 0, 0xC3, UInt8(ascii: "\""), UInt8(ascii: "-")] {
        var damaged = document
        guard damaged[index] != byte else { continue }
        damaged[index] = byte
        // Only names of members may be read as others, which are ignored, or missing.
        if let read = try? ServerPositions(json: damaged) {
          #expect(read.fixed.count <= whole.fixed.count)
          #expect(read.interval == nil || read.interval == whole.interval)
        }
      }
    }
  }

  @Test("The rest of a table has slots where some sections are left out")
  func exceptInSections() {
    let placement = Placement.every(3).exceptInSections([1, 4])
    #expect(Self.anchors(placement, section: 0) == Self.anchors(.every(3)))
    #expect(Self.anchors(placement, section: 1).isEmpty)
    #expect(Self.anchors(placement, section: 4).isEmpty)
    #expect(placement.description == "(.every(3, after: 3)).exceptInSections([1, 4])")
  }
}
