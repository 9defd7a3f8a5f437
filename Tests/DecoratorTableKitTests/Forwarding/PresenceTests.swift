import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Which methods a decorator has")
@MainActor
struct PresenceTests {
  /// An object that reports which methods it has, as every object does where there is Objective-C.
  fileprivate final class Inner: NSObject, UITableViewDataSource, UITableViewDelegate {
    var methods: Set<ForwardedMethod> = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, "content") }

    #if !HEADLESS_UIKIT
    nonisolated override func responds(to selector: Selector!) -> Bool {
      guard let method = ForwardedMethod(rawValue: NSStringFromSelector(selector)) else {
        return super.responds(to: selector)
      }
      return MainActor.assumeIsolated { methods.contains(method) }
    }
    #endif
  }

  /// Both halves of a layer around one object.
  @MainActor
  private struct Layer {
    let inner = Inner()
    let layer: SlotLayer
    let dataSource: AdditionalTableViewDataSourceImpl
    let delegate: AdditionalTableViewDelegateImpl

    @MainActor
    init(_ methods: Set<ForwardedMethod>, sections: [AdditionalSection] = []) {
      inner.methods = methods
      layer = SlotLayer(
        placed: .start, sections: sections.isEmpty ? .none : .start, adding: sections
      ) { tableView, _, _ in textCell(tableView, "ad") }
      dataSource = AdditionalTableViewDataSourceImpl(inner: inner, layer: layer)
      delegate = AdditionalTableViewDelegateImpl(inner: inner, layer: layer)
    }

    @MainActor
    func answers(_ method: ForwardedMethod) -> Bool? {
      ForwardedMethod.dataSourceMethods.contains(method)
        ? dataSource.answers(method) : delegate.answers(method)
    }
  }

  /// The methods that a decorator has whatever it wraps.
  private static let always: Set<ForwardedMethod> = [
    .numberOfRows, .cellForRow, .numberOfSections, .canEditRow, .canMoveRow, .shouldHighlightRow,
    .willSelectRow, .canPerformPrimaryAction, .editingStyle, .shouldIndentWhileEditing,
    .selectionFollowsFocus, .shouldSpringLoadRow,
  ]

  private static let ofPrefetchingDragAndDrop = ForwardedMethod.allCases.suffix(16)

  @Test("All methods of all protocols are there, each once")
  func everyMethod() {
    #expect(ForwardedMethod.allCases.count == 11 + 2 + 52 + 14 + 2 + 2 + 7 + 7)
    #expect(Set(ForwardedMethod.allCases.map(\.rawValue)).count == ForwardedMethod.allCases.count)
  }

  @Test("Around an object that has nothing there are only the methods that change nothing")
  func silence() {
    let layer = Layer([])
    for method in ForwardedMethod.allCases where !Self.ofPrefetchingDragAndDrop.contains(method) {
      #expect(layer.answers(method) == Self.always.contains(method), "\(method)")
    }
  }

  @Test("Whatever the object inside has, a decorator has")
  func innerMethods() {
    for method in ForwardedMethod.allCases where !Self.ofPrefetchingDragAndDrop.contains(method) {
      #expect(Layer([method]).answers(method) == true, "\(method)")
    }
  }

  @Test("One method inside brings in no other, but for those that it makes necessary")
  func noOthers() {
    let companions: [ForwardedMethod: ForwardedMethod] = [
      .didEndDisplayingCell: .willDisplayCell,
      .didEndDisplayingHeaderView: .willDisplayHeaderView,
      .didEndDisplayingFooterView: .willDisplayFooterView,
      .moveRow: .targetForMove,
    ]
    for method in ForwardedMethod.allCases where !Self.ofPrefetchingDragAndDrop.contains(method) {
      let layer = Layer([method])
      let present = ForwardedMethod.allCases.filter { other in
        !Self.ofPrefetchingDragAndDrop.contains(other) && layer.answers(other) == true
      }
      let expected = Self.always.union([method]).union([companions[method]].compactMap(\.self))
      #expect(Set(present) == expected, "\(method)")
    }
  }

  @Test("A title index needs translating only where the layer adds sections")
  func sectionIndex() {
    let section = AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "") }
    #expect(Layer([.sectionIndexTitles]).answers(.sectionForSectionIndexTitle) == false)
    #expect(Layer([], sections: [section]).answers(.sectionForSectionIndexTitle) == false)
    #expect(
      Layer([.sectionIndexTitles], sections: [section]).answers(.sectionForSectionIndexTitle)
        == true)
  }

  @Test("A handler brings in the methods that it needs, and no others")
  func handlers() {
    let cases: [(Set<ForwardedMethod>, (inout AdditionalRowEvents) -> Void)] = [
      ([.heightForRow], { $0.height = { _ in 1 } }),
      ([.didSelectRow], { $0.didSelect = { _, _, _ in } }),
      ([.willDisplayCell], { $0.willDisplay = { _, _, _ in } }),
      ([.willDisplayCell, .didEndDisplayingCell], { $0.didEndDisplaying = { _, _, _ in } }),
      ([.performPrimaryAction], { $0.primaryAction = { _, _, _ in } }),
      ([.accessoryButtonTapped], { $0.accessoryTap = { _, _, _ in } }),
      ([.commitEditing], { $0.commit = { _, _, _ in } }),
      ([.leadingSwipeActions], { $0.leadingSwipeActions = { _, _ in nil } }),
      ([.trailingSwipeActions], { $0.trailingSwipeActions = { _, _ in nil } }),
      ([.contextMenu, .willEndContextMenu], { $0.contextMenu = { _, _, _ in nil } }),
      ([.viewForHeader], { $0.sections.headerView = { _, _ in nil } }),
      ([.heightForFooter], { $0.sections.footerHeight = { _ in 1 } }),
      ([], { $0.editingStyle = { _ in .delete } }),
    ]
    for (expected, change) in cases {
      let layer = Layer([])
      change(&layer.layer.events)
      let present = ForwardedMethod.allCases.filter { method in
        !Self.ofPrefetchingDragAndDrop.contains(method) && layer.answers(method) == true
      }
      #expect(Set(present) == Self.always.union(expected))
    }
  }

  @Test("A layer's estimate is offered only to a table that estimates anyway")
  func estimates() {
    let layer = Layer([])
    layer.layer.events.estimatedHeight = { _ in 10 }
    #expect(layer.answers(.estimatedHeightForRow) == false)
    let tableView = UITableView.forTests()
    tableView.estimatedRowHeight = UITableView.automaticDimension
    layer.delegate.readHeights(of: tableView)
    #expect(layer.answers(.estimatedHeightForRow) == true)
  }

  @Test("What no object knows stays unknown, unless something else decides")
  func unknown() {
    func decide(_ presence: Presence, _ inner: Bool?, _ other: Bool?, _ layer: Bool) -> Bool? {
      presence.decide(
        .targetForMove, innerHas: { $0 == .targetForMove ? inner : other }, layerAnswers: layer)
    }
    let answers: [Bool?] = [true, false, nil]
    for inner in answers {
      for other in answers {
        let either: Bool? =
          inner == true || other == true ? true : inner == nil || other == nil ? nil : false
        for layer in [true, false] {
          #expect(decide(.always, inner, other, layer) == true)
          #expect(decide(.inner, inner, other, layer) == inner)
          #expect(decide(.either, inner, other, layer) == (layer ? true : inner))
          #expect(decide(.innerOrNeeded(by: .moveRow), inner, other, layer) == either)
          #expect(
            decide(.eitherOrNeeded(by: .moveRow), inner, other, layer) == (layer ? true : either))
          #expect(
            decide(.innerOrLayerIfInnerHas(.moveRow), inner, other, layer)
              == (layer ? either : inner))
        }
      }
    }
  }
}

extension ForwardedMethod {
  fileprivate static let dataSourceMethods = Set(allCases.prefix(13))
}

#if HEADLESS_UIKIT
extension PresenceTests.Inner: SelectorResponding {
  func response(to selector: Selector) -> Bool? {
    ForwardedMethod(rawValue: selector.description).map { methods.contains($0) }
  }
}
#endif
