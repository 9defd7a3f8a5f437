#if DEBUG
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("What UIKit itself sets through a content table", .serialized)
@MainActor
struct WritesByUIKitTests {
  private static func line(_ number: Int, _ library: String, _ function: String) -> String {
    let name = library.padding(toLength: max(35, library.count), withPad: " ", startingAt: 0)
    return "\(number)   \(name) 0x0000000184a3c1f0 \(function) + 44"
  }

  /// The stack of a call, from the functions of the kit outwards.
  private static func stack(_ callers: (library: String, function: String)...) -> [String] {
    let own: [(library: String, function: String)] = [
      ("Feed", "$s17DecoratorTableKit13WritesByUIKitV5isNewySbs12StaticStringVF"),
      ("Feed", "$s17DecoratorTableKit07ContentB4ViewC9willWriteyys12StaticStringVF"),
      (
        "Feed",
        "$s17DecoratorTableKit010ForwardingB4ViewC14realForWritingySo07UITableG0CSgs12StaticStringVF"
      ),
      ("Feed", "$s17DecoratorTableKit010ForwardingB4ViewC12contentInsetSo12UIEdgeInsetsVvs"),
      ("Feed", "$s17DecoratorTableKit010ForwardingB4ViewC12contentInsetSo12UIEdgeInsetsVvsTo"),
    ]
    return (own + callers).enumerated().map { line($0, $1.library, $1.function) }
  }

  @Test("The classes are found by the names that the linker has for them")
  func names() {
    let names = [
      _mangledTypeName(ForwardingTableView.self), _mangledTypeName(ContentTableView.self),
    ]
    #expect(WritesByUIKit.contentTables == names.map { "$s\($0 ?? "")" })
  }

  @Test("UIKit is the caller if its function is directly before the content table's")
  func callers() {
    let safeArea = ("UIKitCore", "-[UIScrollView _updateForChangedScrollRelatedInsets]")
    let button = ("UIKitCore", "-[UIApplication sendAction:to:from:forEvent:]")
    let app = ("Feed", "$s4Feed15PostsControllerC10scrollToUpyyF")
    #expect(WritesByUIKit.isUIKit(Self.stack(safeArea, app)))
    #expect(!WritesByUIKit.isUIKit(Self.stack(app, button)))
    #expect(!WritesByUIKit.isUIKit(Self.stack(("UIKitCoreExtras", "f"), safeArea)))
    #expect(!WritesByUIKit.isUIKit(Self.stack()))
    #expect(!WritesByUIKit.isUIKit([Self.line(0, "UIKitCore", "main")]))
    #expect(!WritesByUIKit.isUIKit([]))
  }

  @Test("What UIKit sets is reported by name, once for each member")
  func reported() {
    let talking = TalkingFeed()
    let content = talking.content
    let present = WritesByUIKit.stack
    defer { WritesByUIKit.stack = present }
    content.contentInset.top = 3
    #expect(talking.anomalies.isEmpty)
    WritesByUIKit.stack = { Self.stack(("UIKitCore", "-[UIView setFrame:]")) }
    content.contentInset.top = 4
    content.contentInset.top = 5
    content.setEditing(true, animated: false)
    content.insertRows(at: [], with: .none)
    content.delegate = nil
    #expect(
      talking.anomalies == [
        .writtenByUIKit(member: "contentInset"),
        .writtenByUIKit(member: "setEditing(_:animated:)"),
        .writtenByUIKit(member: "insertRows(at:with:)"),
        .writtenByUIKit(member: "delegate"),
      ])
    #expect(talking.tableView.contentInset.top == 5)
  }

  @Test("What UIKit sets during upkeep reaches no table, and is not reported")
  func upkeep() {
    let talking = TalkingFeed()
    let present = WritesByUIKit.stack
    defer { WritesByUIKit.stack = present }
    WritesByUIKit.stack = { Self.stack(("UIKitCore", "-[UIView setFrame:]")) }
    talking.content.frame.size.width = 12
    talking.content.contentSize = .zero
    talking.content.safeAreaInsetsDidChange()
    #expect(talking.anomalies.isEmpty)
  }
}
#endif
