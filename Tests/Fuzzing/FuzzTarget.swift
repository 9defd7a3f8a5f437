import Foundation

/// Something that is done as bytes choose, and compared with a model that is obviously right.
struct FuzzTarget: Sendable {
  /// Does it once.
  ///
  /// - Throws: What differs from the model.
  let run: @Sendable (inout ByteChoices) throws -> Void

  /// The target that a program runs, which is named after it.
  static let chosen: FuzzTarget = {
    let name = (CommandLine.arguments[0] as NSString).lastPathComponent
    guard let target = all[name] else { fatalError("there is no target \(name)") }
    return target
  }()
}

/// What the fuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerTestOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var choices = ByteChoices(Array(UnsafeBufferPointer(start: start, count: count)))
  do {
    try FuzzTarget.chosen.run(&choices)
  } catch {
    fatalError("\(error)")
  }
  return 0
}
