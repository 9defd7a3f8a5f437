#if HEADLESS_UIKIT
import CommandLineWords
import Foundation
import Testing

@testable import feed

@MainActor
@Suite("The file of the SVG")
struct FeedSVGFileTests {
  @Test(
    "A symbolic link stays one, and what it points to is written",
    arguments: [true, false])
  func symbolicLink(targetIsThere: Bool) throws {
    try inFolder { folder in
      let target = folder + "/target.svg"
      if targetIsThere { try Data("old".utf8).write(to: URL(fileURLWithPath: target)) }
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/middle.svg", withDestinationPath: "target.svg")
      let link = folder + "/link.svg"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder + "/middle.svg")
      try write(to: link)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder + "/middle.svg")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/middle.svg")
          == "target.svg")
      #expect(try type(of: target) == .typeRegular)
      #expect(isPicture(try Data(contentsOf: URL(fileURLWithPath: target))))
    }
  }

  @Test("A named pipe stays one, and its reader gets the picture")
  func namedPipe() throws {
    try inFolder { folder in
      let path = folder + "/pipe.svg"
      try #require(mkfifo(path, 0o600) == 0)
      // Without waiting: the other end is opened by this same thread.
      let descriptor = open(path, O_RDONLY | O_NONBLOCK)
      try #require(descriptor >= 0)
      let reader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try write(to: path)
      #expect(try type(of: path) != .typeRegular)
      #expect(isPicture(try #require(try reader.readToEnd())))
    }
  }

  @Test("A regular file is replaced as a whole: a process that has it open reads the old one")
  func replaces() throws {
    try inFolder { folder in
      let path = folder + "/picture.svg"
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let reader = try #require(FileHandle(forReadingAtPath: path))
      try write(to: path)
      #expect(try reader.readToEnd() == Data("old".utf8))
      #expect(isPicture(try Data(contentsOf: URL(fileURLWithPath: path))))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["picture.svg"])
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect((permissions as? NSNumber)?.intValue == 0o640)
    }
  }

  @Test("A folder and a circular link exit with 73 and stay unchanged")
  func unwritable() throws {
    try inFolder { folder in
      let circle = folder + "/circle.svg"
      try FileManager.default.createSymbolicLink(
        atPath: circle, withDestinationPath: "circle.svg")
      for path in [folder, circle] {
        let error = #expect(throws: CommandError.self) { try write(to: path) }
        #expect(error == .cannotCreate("\(path): cannot be written"))
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: circle) == "circle.svg")
    }
  }

  private func write(to path: String) throws {
    // Few rows, so that the picture fits into a pipe.
    _ = try CommandRun.output(of: ["--rows", "3", "--svg", path])
  }

  private func isPicture(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    return text.hasPrefix("<svg") && text.hasSuffix("</svg>\n") && text.contains("Iris Waterhouse")
  }

  private func type(of path: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = TemporaryFile.newPath("folder")
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}
#endif
