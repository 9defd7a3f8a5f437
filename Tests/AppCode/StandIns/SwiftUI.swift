// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for SwiftUI: as much of its declared interface as the page in Documentation uses,
// written from its documentation (iOS 15 and later). It shows nothing.
import Foundation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("shows nothing") }
}

/// A view of the stand-in, which has no body of its own.
public protocol WithoutBody: View where Body == Never {}

extension WithoutBody {
  public var body: Never { fatalError("shows nothing") }
}

public struct EmptyView: WithoutBody {
  public nonisolated init() {}
}

public struct TupleView<Content>: WithoutBody {}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: WithoutBody {}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("shows nothing") }
}

public struct Text: WithoutBody {
  public nonisolated init<S: StringProtocol>(_ content: S) {}
}

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View, WithoutBody where Content: View {}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension DynamicViewContent {
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }
}

extension View {
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}

public struct List<SelectionValue: Hashable, Content: View>: WithoutBody {}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Parent, Content, Footer> {}

extension Section: View, WithoutBody where Parent: View, Content: View, Footer: View {}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
}

@propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value {
    get { stored }
    nonmutating set {}
  }
  private let stored: Value

  public init(wrappedValue: Value) { stored = wrappedValue }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {}
}
