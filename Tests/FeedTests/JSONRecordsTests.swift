import CommandLineWords
import Foundation
import Testing

@testable import feed

@Suite("Records in JSON files")
struct JSONRecordsTests {
  private let post = #"{"id":"a","author":"Ann","text":"Hi","date":"1970-01-02T00:00:00Z"}"#
  private let expected = Post(
    id: "a", author: "Ann", text: "Hi", date: Date(timeIntervalSince1970: 86_400))

  @Test("An array and JSON Lines give the same records, in chunks of every size")
  func bothForms() throws {
    let texts = [
      "[\(post),\(post)]", "\(post)\n\(post)\n", "\u{FEFF}\n \(post)\r\n\n\(post)",
      " [\n  \(post) ,\n\(post)\n]\n",
    ]
    for text in texts {
      for chunkSize in 1...40 {
        let posts: [Post] = try JSONText(text, chunkSize: chunkSize).records()
        #expect(posts == [expected, expected])
      }
    }
  }

  @Test("An empty array and an empty file have no records")
  func empty() throws {
    #expect(try JSONText("[]").records(of: Post.self).isEmpty)
    #expect(try JSONText(" [ \n ] ").records(of: Post.self).isEmpty)
    #expect(try JSONText("").records(of: Post.self).isEmpty)
    #expect(try JSONText("\n\n").records(of: Post.self).isEmpty)
  }

  @Test("Unknown fields are skipped, whatever they contain")
  func unknownFields() throws {
    let text = """
      [{"id": 7, "vendor": "V", "more": {"a": [1, -2.5e+3, true, null, {}, []], "b": "}]"},
        "text": "T", "flag": false}]
      """
    let ads: [Advertisement] = try JSONText(text).records()
    #expect(ads == [Advertisement(id: "7", vendor: "V", text: "T")])
  }

  @Test("Strings are read as Foundation reads them")
  func strings() throws {
    let literals = [
      #""""#, #""plain""#, #""\"\\\/\b\f\n\r\t""#, #""\u00e9\u0000\uFFFF""#,
      #""\ud83d\ude00 and 😀""#, #""Zuzana Hájková — “≠”""#, "\"\u{7F}\u{2028}\"",
    ]
    for literal in literals {
      let decoded = try JSONDecoder().decode(String.self, from: Data(literal.utf8))
      for chunkSize in [1, 2, 3, 100] {
        let text = "{\"id\":\"1\",\"vendor\":\"V\",\"text\":\(literal)}"
        let ads: [Advertisement] = try JSONText(text, chunkSize: chunkSize).records()
        #expect(ads.first?.text == decoded)
      }
    }
  }

  @Test(
    "Broken JSON Lines are refused at their line, and exit with 65",
    arguments: [
      ("x", 1), ("\n\n17", 3), ("{\"id\": 1\n}", 1), ("\n{\"id\": 1", 2), ("{}{}", 1),
      ("{\"id\": 1}\n\n[1]", 3), ("{\"id\": 1}\n{\"id\" 1}", 2), ("{\"id\": 1}\r\n{id: 1}", 2),
      ("{\"id\": 1}\n{\"id\": \"open\n\"}", 2), ("{\"id\": 1},\n{\"id\": 2}", 1),
    ])
  func brokenLines(text: String, line: Int) throws {
    for chunkSize in [1, 1000] {
      let error = try #require(throws: CommandError.self) {
        try JSONText(text, chunkSize: chunkSize).records(of: Anything.self)
      }
      #expect(error.code == 65)
      #expect(error.message.hasPrefix("text.json, line \(line): "), "\(error.message)")
    }
  }

  @Test(
    "A broken JSON array is refused, and exits with 65",
    arguments: [
      "[", "[\n{\"a\":1}\n", "[\n]\n]", "[1]", "[\n{\"id\"\n:\n}]", "[\n{\"id\": 01}]",
      "[\n{\"id\": 1.}]", "[\n{\"id\": -}]", "[{\"id\": 1e}]", "[{\"id\": tru}]",
      "[\n\n{\"id\": \"open\n\"}]", "[{\"id\": \"\\x\"}]", "[{\"id\": \"\\u12g4\"}]",
      "[{\"id\": \"\\ud83d\"}]", "[{\"id\": \"\\ud83dx\"}]", "[{\"id\": \"\\ude00\"}]",
      "[{\"id\": \"\\ud83d\\u0041\"}]", "[{\"id\" 1}]", "[{id: 1}]", "[{\"id\": 1 \"b\": 2}]",
      "[{\"id\": [1, 2}]", "[{\"id\": {\"a\": 1]}]",
      "[\n{\"id\": " + String(repeating: "[", count: 5000),
    ])
  func brokenArray(text: String) throws {
    for chunkSize in [1, 1000] {
      let error = try #require(throws: CommandError.self) {
        try JSONText(text, chunkSize: chunkSize).records(of: Anything.self)
      }
      #expect(error.code == 65)
      #expect(error.message.hasPrefix("text.json: "), "\(error.message)")
    }
  }

  @Test("A broken record among good ones is refused, with Foundation's reason")
  func brokenAmongGood() throws {
    let lines = "\(post)\n\(post)\n{\"id\":\"a\"\n\(post)\n"
    let inLines = try #require(throws: CommandError.self) {
      try JSONText(lines).records(of: Post.self)
    }
    #expect(inLines.message.hasPrefix("text.json, line 3: is not valid JSON: "))
    let array = "[\n\(post)\n\(post)\n]"
    let inArray = try #require(throws: CommandError.self) {
      try JSONText(array).records(of: Post.self)
    }
    #expect(inArray.message.hasPrefix("text.json: is not valid JSON: "))
  }

  @Test(
    "A field of the wrong type is refused, and exits with 65",
    arguments: [
      ("id", "null", "id: a string or a whole number is needed, not null"),
      ("id", "1.5", "id: a string or a whole number is needed, not a number"),
      ("id", "{}", "id: a string or a whole number is needed, not an object"),
      ("author", "5", "author: a string is needed, not a number"),
      ("text", "[\"a\"]", "text: a string is needed, not an array"),
      ("text", "true", "text: a string is needed, not a truth value"),
      ("date", "1700000000", "date: a string is needed, not a number"),
      ("date", "null", "date: a string is needed, not null"),
      (
        "date", "\"2026-W10-2\"",
        "date: “2026-W10-2” is not an ISO 8601 date in a form that is read: \(ISODate.forms)"
      ),
    ])
  func types(name: String, value: String, reason: String) throws {
    try refuses(self.post(replacing: name, with: "\"\(name)\":\(value)"), ", \(reason)")
  }

  @Test("A missing field is refused", arguments: ["id", "author", "text", "date"])
  func missing(name: String) throws {
    try refuses(self.post(replacing: name, with: "\"other\":1"), ", \(name): is missing")
  }

  @Test(
    "A record that is no object is refused",
    arguments: [("17", "a number"), ("null", "null"), ("[]", "an array"), ("\"a\"", "a string")])
  func noObject(value: String, kind: String) throws {
    try refuses(value, ": an object is needed, not \(kind)")
  }

  @Test("Bytes that are not UTF-8 are refused")
  func notUTF8() throws {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80]] {
      for (start, end, place) in [("[", "]", ""), ("", "", ", line 2")] {
        let text = Array("\(start)\n{\"id\":\"".utf8) + bytes + Array("\"}\(end)".utf8)
        let error = try #require(throws: CommandError.self) {
          try JSONText(bytes: text).records(of: Anything.self)
        }
        #expect(error.code == 65)
        #expect(error.message.hasPrefix("text.json\(place): is not valid JSON"))
      }
    }
  }

  @Test("Texts with one byte changed are read, or exit with 65")
  func damaged() throws {
    let whole = Array("[\(post)]\n".utf8)
    for position in whole.indices {
      for byte in Array(#"x"\{}[],:1-.e "#.utf8) {
        var bytes = whole
        bytes[position] = byte
        do {
          #expect(try JSONText(bytes: bytes).records(of: Post.self).count == 1)
        } catch {
          #expect((error as? CommandError)?.code == 65)
        }
      }
    }
  }

  @Test("A missing file and a directory exit with 66")
  func noFile() throws {
    let missing = try #require(throws: CommandError.self) {
      try JSONRecords.read(Post.self, file: "/no/such/posts.json")
    }
    #expect(missing == .noInput("/no/such/posts.json: no such file"))
    let directory = try #require(throws: CommandError.self) {
      try JSONRecords.read(Post.self, file: "/")
    }
    #expect(directory == .noInput("/: is a directory"))
  }

  /// The post with another field in the place of one.
  private func post(replacing name: String, with field: String) -> String {
    let fields = post.dropFirst().dropLast().split(separator: ",")
      .map { $0.hasPrefix("\"\(name)\"") ? field : String($0) }
    return "{\(fields.joined(separator: ","))}"
  }

  /// Expects a record to be refused as the second of a file, as a line and in an array.
  private func refuses(_ record: String, _ reason: String) throws {
    for (text, place) in [
      ("\(post)\n\n\(record)\n\(post)\n", ", line 3"), ("[\(post),\n\n\(record),\n\(post)]", ""),
    ] {
      let error = try #require(throws: CommandError.self) {
        try JSONText(text).records(of: Post.self)
      }
      #expect(error == .data("text.json\(place): post 2\(reason)"))
    }
  }
}

/// Takes every object that has an identifier.
private struct Anything: JSONRecord {
  static let noun = "thing"

  @Identifier var id: String
}
