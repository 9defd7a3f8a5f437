#if !canImport(ObjectiveC)
public import Foundation

/// An object that can be carried to another app.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds of data that it can be carried as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be made of what another app carried here.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The kinds of data that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
}

/// What a drag carries, as another app would see it.
///
/// Foundation has it on Apple's systems only. There are no other apps here, so it says what it
/// holds and hands out nothing; within an app, `UIDragItem.localObject` carries the object.
open class NSItemProvider: NSObject {
  /// The kinds of data that there are, the best first.
  public let registeredTypeIdentifiers: [String]
  /// The name of a file to put it into.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() {
    registeredTypeIdentifiers = []
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
    super.init()
  }

  /// Whether there is data of a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether an object of a class can be made of what there is.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }
}
#endif
