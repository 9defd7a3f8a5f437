public import Foundation

/// A row of buttons of which one is chosen. It is drawn nowhere here.
open class UISegmentedControl: UIControl {
  /// The index for no segment.
  public static let noSegment = -1

  private enum Content {
    case title(String?)
    case image(UIImage?)
  }

  /// The index of the chosen segment, or ``noSegment``. Setting it sends no event, as in UIKit.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a segment is chosen only while it is touched.
  open var isMomentary = false
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  private var segments: [(content: Content, isEnabled: Bool)] = []

  /// Creates a control with a frame, without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a segment for each title or picture.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      let content: Content = (item as? UIImage).map { .image($0) } ?? .title(item as? String)
      segments.append((content, true))
    }
  }

  /// Creates a control without segments; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; behind the last one if there are fewer.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title), at: segment)
  }

  /// Inserts a segment with a picture; behind the last one if there are fewer.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(.image(image), at: segment)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].content = .title(title) }
  }

  /// Returns the title of a segment; nil for one with a picture.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment].content
    else { return nil }
    return title
  }

  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].content = .image(image) }
  }

  /// Returns the picture of a segment; nil for one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .image(let image) = segments[segment].content
    else { return nil }
    return image
  }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Returns whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private func insert(_ content: Content, at segment: Int) {
    let place = min(max(segment, 0), segments.count)
    segments.insert((content, true), at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }
}
