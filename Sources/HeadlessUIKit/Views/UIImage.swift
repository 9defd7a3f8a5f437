public import Foundation

/// A picture; only its name and size are kept.
public final class UIImage: Sendable {
  /// The size, in points.
  public let size: CGSize
  /// The name of the picture, if it has one; UIKit does not reveal it.
  public let name: String?

  /// Creates a picture without a size.
  public convenience init() {
    self.init(headlessName: nil, size: .zero)
  }

  /// Creates a picture with a name, in the size of an icon: there are no asset catalogues.
  public convenience init?(named name: String) {
    self.init(headlessName: name, size: CGSize(width: 20, height: 20))
  }

  /// Creates the system's symbol with a name, in the size of an icon.
  public convenience init?(systemName name: String) {
    self.init(headlessName: name, size: CGSize(width: 20, height: 20))
  }

  /// Creates a picture of a size; UIKit does not have this initializer.
  ///
  /// - Parameters:
  ///   - name: a name that identifies the picture in tests.
  ///   - size: the size, in points.
  public init(headlessName name: String?, size: CGSize) {
    self.name = name
    self.size = size
  }
}
