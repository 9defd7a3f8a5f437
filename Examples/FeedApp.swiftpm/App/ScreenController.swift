import DecoratorTableKit
import Foundation

/// Shows a screen of the app, and above it what happened last.
final class ScreenController: UIViewController {
  /// What is shown; nil until the view is made, and if it could not be.
  private(set) var content: ScreenContent?

  private let screen: PhoneScreen
  private let phone: Phone
  private var playing: Task<Void, Never>?

  /// The pause between two events of a screen that plays, in seconds.
  private static let pause = 1.5

  /// Creates the controller of a screen.
  init(_ screen: PhoneScreen, on phone: Phone) {
    self.screen = screen
    self.phone = phone
    super.init(nibName: nil, bundle: nil)
    title = screen.title
    navigationItem.prompt = screen.summary
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    do {
      let content = try screen.content(on: phone) { [weak self] in self?.show($0) }
      view = content.tableView
      self.content = content
    } catch {
      view = UIView(frame: CGRect(origin: .zero, size: PhoneScreen.size))
      show("\(error)")
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    showButtons()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if playing != nil { togglePlaying() }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    content?.edit?(editing)
  }

  private func showButtons() {
    var buttons: [UIBarButtonItem] = []
    if content?.next != nil {
      let next = UIAction(title: "Next") { [weak self] _ in self?.goOn() }
      let play = UIAction(title: playing == nil ? "Play" : "Pause") { [weak self] _ in
        self?.togglePlaying()
      }
      buttons += [next, play].map { UIBarButtonItem(primaryAction: $0) }
    }
    if content?.edit != nil { buttons.append(editButtonItem) }
    buttons += (content?.actions ?? []).map { UIBarButtonItem(primaryAction: $0) }
    navigationItem.rightBarButtonItems = buttons
  }

  private func goOn() {
    guard let event = content?.next?() else { return }
    show(event)
  }

  private func togglePlaying() {
    playing?.cancel()
    playing = playing == nil ? play() : nil
    showButtons()
  }

  /// Lets one thing happen after the other, until it is cancelled.
  private func play() -> Task<Void, Never> {
    Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: UInt64(Self.pause * 1e9))
        guard !Task.isCancelled, let self else { return }
        goOn()
      }
    }
  }

  private func show(_ event: String) { navigationItem.prompt = event }
}
