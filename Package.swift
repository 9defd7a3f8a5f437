// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "DecoratorTableKit",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
  products: [
    .library(name: "DecoratorTableKit", targets: ["DecoratorTableKit"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "DecoratorTableTesting", targets: ["DecoratorTableTesting"]),
  ],
  targets: [
    .target(
      name: "DecoratorTableKit",
      dependencies: [
        // Only where there is no UIKit.
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.macOS, .linux]))
      ]),
    .target(name: "HeadlessUIKit"),
    .target(name: "DecoratorTableTesting", dependencies: ["DecoratorTableKit"]),
    .testTarget(
      name: "DecoratorTableKitTests",
      dependencies: ["DecoratorTableKit"],
      resources: [.copy("Resources")]),
    .testTarget(name: "DecoratorTableTestingTests", dependencies: ["DecoratorTableTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

// What runs in a terminal is left out where tests are built for a phone.
if Context.environment["DECORATOR_TABLE_KIT_FOR_IOS"] == nil {
  package.targets += [
    .target(name: "CommandLineWords", path: "Examples/CommandLine"),
    .executableTarget(
      name: "feed",
      dependencies: ["CommandLineWords", "DecoratorTableKit"],
      path: "Examples/Feed",
      resources: [.copy("Resources")]),
    .executableTarget(
      name: "gallery",
      dependencies: ["CommandLineWords", "DecoratorTableKit"],
      path: "Examples/Gallery"),
    .executableTarget(
      name: "live",
      dependencies: ["CommandLineWords", "DecoratorTableKit", "DecoratorTableTesting"],
      path: "Examples/Live"),
    .executableTarget(
      name: "museum",
      dependencies: ["CommandLineWords", "DecoratorTableKit"],
      path: "Examples/Museum"),
    .executableTarget(
      name: "messages",
      dependencies: ["CommandLineWords", "DecoratorTableKit"],
      path: "Examples/Messages",
      exclude: ["README.md"],
      resources: [.copy("Resources")]),
    .testTarget(name: "GalleryTests", dependencies: ["CommandLineWords", "gallery"]),
    .testTarget(name: "MessagesTests", dependencies: ["CommandLineWords", "messages"]),
    .testTarget(name: "MuseumTests", dependencies: ["CommandLineWords", "museum"]),
    .testTarget(name: "LiveTests", dependencies: ["CommandLineWords", "live"]),
    .testTarget(name: "FeedTests", dependencies: ["CommandLineWords", "feed"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
  ]
}
