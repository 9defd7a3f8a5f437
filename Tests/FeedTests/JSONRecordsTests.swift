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

  @Test("Fields that nobody asks for are passed over, whatever is in them")
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
    "Broken JSON is refused at its line, and leaves with 65",
    arguments: [
      ("x", 1), ("\n\n17", 3), ("[", 1), ("[\n{\"a\":1}\n", 3), ("[\n]\n]", 3), ("[1]", 1),
      ("[\n{\"id\"\n:\n}]", 4), ("[\n{\"id\": 01}]", 2), ("[\n{\"id\": 1.}]", 2),
      ("[\n{\"id\": -}]", 2), ("[{\"id\": 1e}]", 1), ("[{\"id\": tru}]", 1),
      ("[\n\n{\"id\": \"open\n\"}]", 3), ("[{\"id\": \"\\x\"}]", 1), ("[{\"id\": \"\\u12g4\"}]", 1),
      ("[{\"id\": \"\\ud83d\"}]", 1), ("[{\"id\": \"\\ud83dx\"}]", 1),
      ("[{\"id\": \"\\ude00\"}]", 1), ("[{\"id\": \"\\ud83d\\u0041\"}]", 1),
      ("[{\"id\": 1,}]", 1), ("[{\"id\" 1}]", 1), ("[{id: 1}]", 1), ("[{\"id\": 1 \"b\": 2}]", 1),
      ("{\"id\": 1\n}", 1), ("\n{\"id\": 1", 2), ("{}{}", 1), ("[{\"id\": [1, 2}]", 1),
      ("[{\"id\": {\"a\": 1]}]", 1), ("[\n{\"id\": " + String(repeating: "[", count: 5000), 2),
    ])
  func broken(text: String, line: Int) throws {
    for chunkSize in [1, 1000] {
      let error = try #require(throws: CommandError.self) {
        try JSONText(text, chunkSize: chunkSize).records(of: Anything.self)
      }
      #expect(error.code == 65)
      #expect(error.message.hasPrefix("text.json, line \(line): "), "\(error.message)")
    }
  }

  @Test("A record that breaks among good ones is refused at its own line")
  func brokenAmongGood() throws {
    let lines = "\(post)\n\(post)\n{\"id\":\"a\"\n\(post)\n"
    let inLines = try #require(throws: CommandError.self) {
      try JSONText(lines).records(of: Post.self)
    }
    #expect(
      inLines.message == "text.json, line 3: “,” or “}” is expected, not the end of the line")
    let array = "[\n\(post)\n\(post)\n]"
    let inArray = try #require(throws: CommandError.self) {
      try JSONText(array).records(of: Post.self)
    }
    #expect(inArray.message == "text.json, line 3: “,” or “]” is expected, not “{”")
  }

  @Test(
    "A field of another type than the record needs is refused at its line, and leaves with 65",
    arguments: [
      (#""id": null"#, "id: a string or a whole number is needed, not null"),
      (#""id": 1.5"#, "id: a string or a whole number is needed, not a number"),
      (#""id": {}"#, "id: a string or a whole number is needed, not an object"),
      (#""author": 5"#, "author: a string is needed, not a number"),
      (#""text": ["a"]"#, "text: a string is needed, not an array"),
      (#""text": true"#, "text: a string is needed, not a truth value"),
      (#""date": 1700000000"#, "date: a string is needed, not a number"),
      (
        #""date": "2026-W10-2""#,
        "date: “2026-W10-2” is not an ISO 8601 date in a form that is read: \(ISODate.forms)"
      ),
    ])
  func types(field: String, reason: String) throws {
    // Of two fields with one name the last counts, so the wrong one can stand after a good one.
    let text = "[\(post),\n{\n" + post.dropFirst().dropLast() + ",\n\(field)\n}]"
    let error = try #require(throws: CommandError.self) {
      try JSONText(text).records(of: Post.self)
    }
    #expect(error == .data("text.json, line 4: post 2, \(reason)"))
  }

  @Test(
    "A field that is missing is refused at the line of its record",
    arguments: ["id", "author", "text", "date"])
  func missing(name: String) throws {
    let text = "[\n" + post.replacingOccurrences(of: "\"\(name)\"", with: "\"other\"") + "]"
    let error = try #require(throws: CommandError.self) {
      try JSONText(text).records(of: Post.self)
    }
    #expect(error == .data("text.json, line 2: post 1, \(name): is missing"))
  }

  @Test("Bytes that are not UTF-8 are refused at the line of their string")
  func notUTF8() throws {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80]] {
      let text = Array("[\n{\"id\":\"".utf8) + bytes + Array("\"}]".utf8)
      let error = try #require(throws: CommandError.self) {
        try JSONText(bytes: text).records(of: Anything.self)
      }
      #expect(error == .data("text.json, line 2: a string is not UTF-8"))
    }
  }

  @Test("Texts with a byte changed are refused exactly where Foundation refuses them")
  func damaged() throws {
    let whole = Array(#"[{"a":"b\u00e9\n","c":[1,-2.5e3,null],"d":{"e":true}},{}]"#.utf8)
    for position in whole.indices {
      for byte in Array(#"x"\{}[],:1-.e "#.utf8) {
        var bytes = whole
        bytes[position] = byte
        let isRead = (try? JSONText(bytes: bytes).records(of: Anything.self)) != nil
        let objects = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
        // A file that begins with a brace is JSON Lines, which Foundation does not read.
        if bytes[0] == UInt8(ascii: "[") || bytes[0] == UInt8(ascii: " ") {
          #expect(isRead == (objects != nil), "\(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
  }

  @Test("A file that is not there and a directory leave with 66")
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
}

/// Takes every object as it is.
private struct Anything: JSONRecord {
  static let noun = "thing"

  init(_ object: JSONObject) throws(JSONProblem) {}
}
