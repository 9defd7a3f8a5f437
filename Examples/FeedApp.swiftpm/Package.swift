// swift-tools-version: 6.0

import PackageDescription

// What stands in this folder and is not the app's own is a symbolic link. Xcode and Swift
// Playgrounds build what lies within it, and nothing else.
let package = Package(
  name: "FeedApp",
  platforms: [.iOS("16.0")],
  products: [],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        "CommandLineWords", "DecoratorTableAds", "DecoratorTableSources", "ExampleSamples",
        "TableChecks",
      ],
      path: "App"),
    .target(name: "CommandLineWords", path: "CommandLineWords"),
    .target(name: "DecoratorLayouts", path: "DecoratorLayouts"),
    .target(
      name: "DecoratorTableAds", dependencies: ["DecoratorTableKit"], path: "DecoratorTableAds"),
    .target(
      name: "DecoratorTableKit", dependencies: ["DecoratorLayouts"], path: "DecoratorTableKit",
      exclude: ["DecoratorTableKit.docc"]),
    .target(
      name: "DecoratorTableSources", dependencies: ["DecoratorTableKit"],
      path: "DecoratorTableSources"),
    .target(
      name: "ExampleSamples", path: "ExampleSamples", resources: [.copy("Resources")]),
    .target(name: "TableChecks", dependencies: ["DecoratorTableKit"], path: "TableChecks"),
  ],
  swiftLanguageModes: [.v6]
)

// Elsewhere the manifest can be read, too, which is how it is checked.
#if canImport(AppleProductTypes)
import AppleProductTypes

package.products += [
  .iOSApplication(
    name: "FeedApp",
    targets: ["AppModule"],
    bundleIdentifier: "org.example.decoratortablekit.feedapp",
    teamIdentifier: "",
    displayVersion: "1.0",
    bundleVersion: "1",
    appIcon: .placeholder(icon: .bird),
    accentColor: .presetColor(.blue),
    supportedDeviceFamilies: [.pad, .phone],
    supportedInterfaceOrientations: [
      .portrait,
      .landscapeRight,
      .landscapeLeft,
      .portraitUpsideDown(.when(deviceFamilies: [.pad])),
    ]
  )
]
#endif
