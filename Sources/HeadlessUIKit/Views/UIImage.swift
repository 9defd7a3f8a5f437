public import Foundation

/// A picture; only its name and size are kept, and how it is to be drawn.
public final class UIImage: Sendable {
  /// Whether a picture is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it does.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a shape, in the accent colour of the view that shows it.
    case alwaysTemplate = 2
  }

  /// The size, in points.
  public let size: CGSize
  /// The name of the picture, if it has one; UIKit does not reveal it.
  public let name: String?
  /// Whether the picture is drawn in its own colours; stored only.
  public let renderingMode: RenderingMode

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
  public convenience init(headlessName name: String?, size: CGSize) {
    self.init(name, size, .automatic)
  }

  private init(_ name: String?, _ size: CGSize, _ renderingMode: RenderingMode) {
    self.name = name
    self.size = size
    self.renderingMode = renderingMode
  }

  /// Returns the picture, to be drawn in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name, size, renderingMode)
  }

  /// Returns the picture in a colour; the colour is drawn nowhere here.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(name, size, renderingMode)
  }

  /// Returns the picture in a colour, to be drawn in another way; the colour is drawn nowhere here.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(name, size, renderingMode)
  }
}
