// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "DecoratorTableKit",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
  products: [
    .library(name: "DecoratorTableKit", targets: ["DecoratorTableKit"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
  ],
  targets: [
    // The one dependency, and only where there is no UIKit.
    .target(
      name: "DecoratorTableKit",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.macOS, .linux]))
      ]),
    .target(name: "HeadlessUIKit"),
    .executableTarget(
      name: "feed",
      dependencies: ["DecoratorTableKit"],
      path: "Examples/Feed",
      resources: [.copy("Resources")]),
    .testTarget(
      name: "DecoratorTableKitTests",
      dependencies: ["DecoratorTableKit"],
      resources: [.copy("Resources")]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "FeedTests", dependencies: ["feed"]),
  ],
  swiftLanguageModes: [.v6]
)
