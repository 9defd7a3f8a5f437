/// What constraints need of a view: few views have it, so it is made when it is needed.
@MainActor
final class LayoutStorage {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  let safeArea: UILayoutGuide
  let margins: UILayoutGuide
  let readableContent: UILayoutGuide
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  init(of view: UIView) {
    safeArea = UILayoutGuide(in: view) { $0.bounds.inset(by: $0.safeAreaInsets) }
    margins = UILayoutGuide(in: view) { $0.bounds.inset(by: $0.layoutMargins) }
    readableContent = UILayoutGuide(in: view) { $0.bounds.inset(by: $0.layoutMargins) }
  }
}
