#if !canImport(ObjectiveC)
public import Foundation

/// An object that can be carried to another app.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds of data that it can be carried as, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be created from data that another app carried here.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The kinds of data that it can be created from, best first.
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

/// The content of a drag, as another app would see it.
///
/// Foundation has it on Apple's systems only. There are no other apps here, so it names its content
/// but loads nothing. Within an app, `UIDragItem.localObject` carries the object.
open class NSItemProvider: NSObject {
  /// The kinds of data that it holds, best first.
  public let registeredTypeIdentifiers: [String]
  /// The suggested name of a file for the data.
  open var suggestedName: String?

  /// Creates an empty provider.
  public override init() {
    registeredTypeIdentifiers = []
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
    super.init()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates a provider of what an address leads to: the address itself here, as nothing is read.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    registeredTypeIdentifiers = [fileURL.isFileURL ? "public.file-url" : "public.url"]
    suggestedName = fileURL.lastPathComponent
    super.init()
  }

  /// Returns whether the provider holds data of a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns whether an object of a class can be created from the data.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }
}
#endif
