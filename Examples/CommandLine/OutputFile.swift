import Foundation

/// A file that is written as a whole.
package struct OutputFile {
  /// The path of the file, which need not exist yet.
  private let path: String

  /// Names a file.
  package init(path: String) { self.path = path }

  /// Writes the complete content.
  ///
  /// A regular file is replaced once the new one is complete, so that nobody sees half of it. A
  /// symbolic link keeps its target. Anything else, such as a named pipe, is kept and written to,
  /// as a shell's `>` does.
  package func write(_ data: Data) throws(CommandError) {
    do {
      switch destination {
      case .nothing: try replace(path, with: data)
      case .regularFile(let path, let mode):
        try replace(path, with: data)
        guard chmod(path, mode) == 0 else { throw CocoaError(.fileWriteUnknown) }
      case .standardOutput: try FileHandle.standardOutput.write(contentsOf: data)
      case .other: try writeInPlace(data)
      }
    } catch {
      throw .cannotCreate("\(path): cannot be written")
    }
  }

  private enum Destination {
    case nothing
    /// A file that can be replaced, after following all links, and its permissions.
    case regularFile(path: String, mode: mode_t)
    /// The program's standard output, under a name such as `/dev/stdout`. If that file were
    /// replaced, later output would be lost; if it were opened a second time, later output would
    /// overwrite it.
    case standardOutput
    /// A pipe, a device, a folder, or a link without a target.
    case other
  }

  private var destination: Destination {
    var (file, output) = (stat(), stat())
    guard stat(path, &file) == 0 else { return lstat(path, &file) == 0 ? .other : .nothing }
    if fstat(STDOUT_FILENO, &output) == 0, file.st_dev == output.st_dev,
      file.st_ino == output.st_ino
    {
      return .standardOutput
    }
    guard file.st_mode & S_IFMT == S_IFREG, let resolved = realpath(path, nil) else {
      return .other
    }
    defer { free(resolved) }
    return .regularFile(path: String(cString: resolved), mode: file.st_mode & 0o777)
  }

  private func replace(_ path: String, with data: Data) throws {
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func writeInPlace(_ data: Data) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.close()
  }
}
