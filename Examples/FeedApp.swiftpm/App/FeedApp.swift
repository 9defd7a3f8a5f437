import SwiftUI
import TableChecks
import UIKit

/// The app: a list of screens, and the one that was chosen.
@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup { Screens().ignoresSafeArea() }
  }
}

/// The screens, all of which are UIKit's.
struct Screens: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let device = UIDevice.current
    let phone = Phone(
      system: "\(device.systemName) \(device.systemVersion), \(device.model)",
      copy: { UIPasteboard.general.string = $0 }, anomalies: AnomalyLog())
    return UINavigationController(rootViewController: ScreensController(on: phone))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
