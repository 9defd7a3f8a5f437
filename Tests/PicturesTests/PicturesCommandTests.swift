#if !os(iOS)
import CommandLineWords
import Foundation
import Testing

@testable import pictures

@MainActor
@Suite("The pictures of the documentation")
struct PicturesCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try PicturesCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let catalog = "Sources/DecoratorTableKit/DecoratorTableKit.docc"

  private func text(of file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  @Test("The documentation has the pictures of the command", arguments: PictureLibrary.allCases)
  func documentation(library: PictureLibrary) throws {
    let name = library.rawValue
    let resources = "Sources/\(name)/\(name).docc/Resources"
    #expect(!library.files.isEmpty)
    for file in library.files {
      #expect(
        try text(of: "\(resources)/\(file.name)") == file.svg,
        "write it again: pictures --library \(name) --folder \(resources)")
    }
  }

  @Test("Pictures of rules and policies are there for light screens and for dark ones")
  func palettes() {
    let names = PictureLibrary.decoratorTableKit.files.map(\.name)
    for name in ["placements.svg", "placements~dark.svg", "policies.svg", "policies~dark.svg"] {
      #expect(names.contains(name))
    }
  }

  @Test("The pictures show the controller of the tutorial, which imports UIKit")
  func controller() throws {
    let drawn = try text(of: "Examples/Pictures/Tutorials/ContactsController.swift")
    let read = try text(of: "\(catalog)/Tutorials/Resources/05-moving-a-controller-01.swift")
    #expect(drawn.hasPrefix("import DecoratorTableKit\n"))
    let unaware = drawn.replacingOccurrences(of: "import DecoratorTableKit", with: "import UIKit")
    #expect(unaware == read)
  }

  @Test(
    "A column has the content in its order, and the layer's rows where the rule places them")
  func column() throws {
    let column = try #require(Picture.placements.columns.first { $0.heading == ".every(3)" })
    let expected: [PictureColumn.Row] = [
      .content("0"), .content("1"), .content("2"), .additional("row 0"), .content("3"),
      .content("4"), .content("5"), .additional("row 1"), .content("6"), .content("7"),
      .content("8"), .additional("row 2"),
    ]
    #expect(column.rows == expected)
  }

  @Test("A post inserted at the top is drawn for every policy, with the ads where it keeps them")
  func policies() {
    let places = Picture.policies.columns.dropFirst().map { column in
      column.rows.indices.filter { if case .additional = column.rows[$0] { true } else { false } }
    }
    #expect(places == [[2, 7], [3, 7], [2, 6]])
    #expect(Picture.policies.columns.dropFirst().allSatisfy { $0.rows[0] == .newContent("new") })
  }

  @Test("Each picture is written into the folder, and named", arguments: PictureLibrary.allCases)
  func writes(library: PictureLibrary) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = ["--folder", folder.path, "--library", library.rawValue]
    let names = try output(of: words).split(separator: "\n").map(String.init)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == files.sorted())
    #expect(names == library.files.map(\.name))
  }

  @Test(
    "Invalid arguments are refused",
    arguments: [
      ([], 64), (["--folder"], 64), (["--frame", "x"], 64), (["--folder", "/no/such/folder"], 73),
      (["--folder", ".", "--library", "UIKit"], 64),
    ] as [([String], Int32)])
  func refused(words: [String], code: Int32) {
    let error = #expect(throws: CommandError.self) { try output(of: words) }
    #expect(error?.code == code)
  }
}
#endif
