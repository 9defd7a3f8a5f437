#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Draws a conversation twice: with the kinds of messages that an app knows, and with one kind
/// more.
@MainActor
struct MessagesPictures {
  /// The pictures and the effect of the tap.
  let text: String
  /// The last picture as SVG.
  let svg: String

  private static let pointsPerColumn: CGFloat = 9
  /// The maximum width of the margin, in characters.
  private static let marginWidth = 36

  /// Draws the requested pictures.
  ///
  /// - Parameters:
  ///   - arguments: The size of the screen, the kinds and the tap.
  ///   - conversation: The messages as they arrive, one a line.
  ///   - inColor: Whether the text has colours.
  init(
    _ arguments: MessagesArguments, conversation: String, inColor: Bool = false
  ) throws(CommandError) {
    var parts: [String] = []
    var kinds = MessageKind.all
    if let names = arguments.kinds {
      kinds = try MessageKind.named(names)
      parts.append("The app knows \(MessageKind.names(of: kinds))")
    } else {
      let before = Array(kinds.dropLast())
      parts.append("1 · The app knows \(MessageKind.names(of: before))")
      let picture = try Self.picture(of: conversation, knowing: before, arguments)
      parts.append(picture.drawing.text(columns: arguments.width, inColor: inColor) + "\n")
      parts.append(
        "2 · One line more in MessageKinds.swift, and it knows \(MessageKind.names(of: kinds))")
    }
    let last = try Self.picture(
      of: conversation, knowing: kinds, arguments, tapping: MessagesTap(arguments, kinds: kinds))
    parts.append(last.drawing.text(columns: arguments.width, inColor: inColor))
    text = (parts + last.notes).map { $0 + "\n" }.joined()
    svg = last.drawing.svg()
  }

  private static func picture(
    of text: String, knowing kinds: [MessageKind], _ arguments: MessagesArguments,
    tapping tap: MessagesTap? = nil
  ) throws(CommandError) -> (drawing: TableDrawing, notes: [String]) {
    var performed: [String] = []
    let screen = MessagesScreen(
      try conversation(text, kinds), kinds: kinds,
      size: CGSize(
        width: CGFloat(arguments.width - marginWidth) * pointsPerColumn,
        height: CGFloat(arguments.lines) * Bubble.lineHeight),
      actions: MessageActions { performed.append($0) })
    screen.tableView.layoutIfNeeded()
    let path = try tap?.make(on: screen)
    let drawing = TableDrawing(of: screen.tableView, marginTitles: ["row", "data", "cell"]) {
      margin(of: $0, on: screen)
    }
    return (drawing, path.flatMap { tap?.report($0, on: screen, performed: performed) } ?? [])
  }

  private static func conversation(
    _ text: String, _ kinds: [MessageKind]
  ) throws(CommandError) -> Conversation {
    do throws(ConversationError) {
      return try Conversation(text, kinds: kinds)
    } catch {
      throw .data("line \(error.line) is no message: \(error.problem)")
    }
  }

  private static func margin(of path: IndexPath, on screen: MessagesScreen) -> [String] {
    let data = screen.table.dataIndexPath(forReuse: path)
    let cell = screen.tableView.cellForRow(at: path)
    return [
      "\(RowPosition(path))", data.map { "\(RowPosition($0))" } ?? "–",
      cell.map { "\(type(of: $0))" } ?? "",
    ]
  }
}
#endif
