// swift-tools-version: 6.0

import PackageDescription

// On these platforms there is no UIKit, whatever modules of that name an app has. The kit is built
// on HeadlessUIKit there, and its sources see the condition HEADLESS_UIKIT.
let withoutUIKit: [Platform] = [.macOS, .linux]
let headless: [SwiftSetting] = [.define("HEADLESS_UIKIT", .when(platforms: withoutUIKit))]

// On these the kit fails to build, with one line that says so: a target of one line fails first.
let unsupported: [Platform] = [
  .tvOS, .watchOS, .visionOS, .driverKit, .android, .windows, .wasi, .openbsd,
]

// The files of the largest module of tests are compiled side by side in a release build, too. As a
// whole it is optimized on one core, for minutes, while everything else waits.
let sideBySide: SwiftSetting = .unsafeFlags(
  ["-no-whole-module-optimization", "-enable-batch-mode"],
  .when(platforms: withoutUIKit, configuration: .release))

// What is checked in a release build alone: tests that look at more cases there, tests of what the
// kit does otherwise there, and examples that run under the checker. With this variable nothing
// else is compiled, since optimizing all tests takes longer than all other checks.
let isForReleaseChecks = Context.environment["DECORATOR_TABLE_KIT_RELEASE_CHECKS"] != nil
let testsOfReleaseChecks = [
  "Core", "Support", "Capabilities/ModelViewTests.swift", "Cells/CellMisuseTests.swift",
  "Cells/FallbackCellTests.swift", "Composing/ComposedRandomTests.swift",
  "Composing/ComposedScreen.swift", "Inspecting/InspectorLifeTests.swift",
  "Layers/UnsteadyRuleTests.swift", "Supply/SlowNetwork.swift", "Supply/SuppliedFeed.swift",
  "Supply/SupplyRandomTests.swift", "Viewing/RandomViewedRowsTests.swift",
]

let package = Package(
  name: "DecoratorTableKit",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
  products: [
    .library(name: "DecoratorTableKit", targets: ["DecoratorTableKit"]),
    .library(name: "DecoratorLayouts", targets: ["DecoratorLayouts"]),
    .library(name: "DecoratedCollections", targets: ["DecoratedCollections"]),
    .library(name: "DecoratorTableSources", targets: ["DecoratorTableSources"]),
    .library(name: "DecoratorTableAds", targets: ["DecoratorTableAds"]),
    .library(name: "DecoratorTableInspector", targets: ["DecoratorTableInspector"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "DecoratorTableTesting", targets: ["DecoratorTableTesting"]),
  ],
  targets: [
    // Values alone, without any view.
    .target(name: "DecoratorLayouts", swiftSettings: headless),
    .target(name: "DecoratedCollections", dependencies: ["DecoratorLayouts"]),
    .target(
      name: "DecoratorTableKit",
      dependencies: [
        "DecoratorLayouts",
        .target(name: "HeadlessUIKit", condition: .when(platforms: withoutUIKit)),
        .target(name: "UnsupportedPlatform", condition: .when(platforms: unsupported)),
      ],
      swiftSettings: headless),
    // What only some apps want. None of these knows another.
    .target(
      name: "DecoratorTableSources", dependencies: ["DecoratorTableKit"], swiftSettings: headless),
    .target(
      name: "DecoratorTableAds", dependencies: ["DecoratorTableKit"], swiftSettings: headless),
    .target(
      name: "DecoratorTableInspector", dependencies: ["DecoratorTableKit"],
      swiftSettings: headless),
    .target(name: "HeadlessUIKit"),
    .target(name: "UnsupportedPlatform"),
    .target(name: "DecoratorTableTesting", dependencies: ["DecoratorTableKit"]),
    // The questions of the phone app to a table, which the tests ask on a simulator, too.
    .target(
      name: "TableChecks", dependencies: ["DecoratorTableKit"], path: "Examples/Checks",
      swiftSettings: headless),
    .testTarget(
      name: "DecoratorTableKitTests",
      dependencies: [
        "DecoratedCollections", "DecoratorTableAds", "DecoratorTableInspector",
        "DecoratorTableSources", "DecoratorTableTesting",
      ],
      sources: isForReleaseChecks ? testsOfReleaseChecks : nil,
      resources: [.copy("Resources")],
      swiftSettings: headless + [sideBySide]),
    .testTarget(
      name: "DecoratorTableTestingTests",
      dependencies: ["DecoratorTableAds", "DecoratorTableSources", "DecoratorTableTesting"],
      swiftSettings: headless),
    .testTarget(
      name: "TableChecksTests", dependencies: ["TableChecks"], swiftSettings: headless),
  ],
  swiftLanguageModes: [.v6]
)

// What runs in a terminal is left out where tests are built for a phone.
if Context.environment["DECORATOR_TABLE_KIT_FOR_IOS"] == nil {
  package.targets += [
    .target(name: "CommandLineWords", path: "Examples/CommandLine"),
    .target(
      name: "ExampleSamples", path: "Examples/Samples", resources: [.copy("Resources")]),
    // The app playground without its entry, which is SwiftUI's: its screens, for tests.
    .target(
      name: "FeedApp",
      dependencies: [
        "CommandLineWords", "DecoratorTableAds", "DecoratorTableSources", "ExampleSamples",
        "TableChecks",
      ],
      path: "Examples/FeedApp.swiftpm/App",
      exclude: ["FeedApp.swift"],
      swiftSettings: headless),
    .executableTarget(
      name: "adopt",
      dependencies: [
        "CommandLineWords", "DecoratorTableKit",
        .target(name: "HeadlessUIKit", condition: .when(platforms: withoutUIKit)),
      ],
      path: "Examples/Adopt",
      swiftSettings: headless),
    .executableTarget(
      name: "ads",
      dependencies: ["CommandLineWords", "DecoratorTableAds", "DecoratorTableTesting"],
      path: "Examples/Ads",
      swiftSettings: headless),
    .executableTarget(
      name: "compose",
      dependencies: ["CommandLineWords", "DecoratorTableSources", "DecoratorTableTesting"],
      path: "Examples/Compose",
      swiftSettings: headless),
    .executableTarget(name: "examples", dependencies: ["CommandLineWords"], path: "Examples/List"),
    .executableTarget(
      name: "feed",
      dependencies: ["CommandLineWords", "DecoratorTableInspector", "ExampleSamples"],
      path: "Examples/Feed",
      swiftSettings: headless),
    .executableTarget(
      name: "gallery",
      dependencies: ["CommandLineWords", "DecoratorTableSources"],
      path: "Examples/Gallery",
      swiftSettings: headless),
    .executableTarget(
      name: "live",
      dependencies: ["CommandLineWords", "DecoratorTableKit", "DecoratorTableTesting"],
      path: "Examples/Live",
      swiftSettings: headless),
    .executableTarget(
      name: "museum",
      dependencies: ["CommandLineWords", "DecoratorTableSources"],
      path: "Examples/Museum",
      swiftSettings: headless),
    .executableTarget(
      name: "messages",
      dependencies: ["CommandLineWords", "DecoratorTableSources", "ExampleSamples"],
      path: "Examples/Messages",
      exclude: ["README.md"],
      swiftSettings: headless),
    .executableTarget(
      name: "pictures",
      dependencies: ["CommandLineWords", "DecoratorTableKit"],
      path: "Examples/Pictures",
      swiftSettings: headless),
    // What the kit costs: see Benchmarks/README.md.
    .target(name: "AllocationCounting", path: "Benchmarks/Sources/AllocationCounting"),
    .target(name: "InstructionCounting", path: "Benchmarks/Sources/InstructionCounting"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounting", "DecoratedCollections", "DecoratorTableAds", "DecoratorTableSources",
        "DecoratorTableTesting", "InstructionCounting",
      ],
      path: "Benchmarks/Sources/Benchmarks"),
    // The same app without the kit, with one layer of ads and with all libraries, for `cost`.
    .target(
      name: "CostScreen", dependencies: ["HeadlessUIKit"], path: "Benchmarks/Sources/Cost/Screen"),
    .executableTarget(
      name: "WithoutKit", dependencies: ["CostScreen"], path: "Benchmarks/Sources/Cost/WithoutKit"),
    .executableTarget(
      name: "WithAds", dependencies: ["CostScreen", "DecoratorTableKit"],
      path: "Benchmarks/Sources/Cost/WithAds"),
    .executableTarget(
      name: "WithEverything",
      dependencies: [
        "CostScreen", "DecoratorTableAds", "DecoratorTableInspector", "DecoratorTableSources",
      ],
      path: "Benchmarks/Sources/Cost/WithEverything"),
    .testTarget(name: "AdoptTests", dependencies: ["CommandLineWords", "adopt"]),
    .testTarget(
      name: "AdsTests", dependencies: ["CommandLineWords", "DecoratorTableTesting", "ads"]),
    .testTarget(name: "ComposeTests", dependencies: ["CommandLineWords", "compose"]),
    .testTarget(name: "ExamplesTests", dependencies: ["CommandLineWords", "examples"]),
    .testTarget(
      name: "ControllersTests",
      dependencies: ["DecoratorTableKit", "DecoratorTableTesting", "HeadlessUIKit"],
      swiftSettings: headless),
    .testTarget(name: "GalleryTests", dependencies: ["CommandLineWords", "gallery"]),
    .testTarget(name: "MessagesTests", dependencies: ["CommandLineWords", "messages"]),
    .testTarget(name: "MuseumTests", dependencies: ["CommandLineWords", "museum"]),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["CommandLineWords", "DecoratorTableTesting", "pictures"],
      swiftSettings: headless),
    .testTarget(name: "LiveTests", dependencies: ["CommandLineWords", "live"]),
    .testTarget(
      name: "FeedTests", dependencies: ["CommandLineWords", "ExampleSamples", "feed"],
      swiftSettings: headless),
    .testTarget(
      name: "FeedAppTests",
      dependencies: ["CommandLineWords", "DecoratorTableTesting", "FeedApp"],
      resources: [.copy("Pictures")],
      swiftSettings: headless),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    // As the code of apps that are older than Swift 6: what UIKit allows there is allowed here.
    .testTarget(
      name: "LanguageMode5Tests", dependencies: ["HeadlessUIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
}

if isForReleaseChecks {
  let names: Set = [
    "CommandLineWords", "DecoratedCollections", "DecoratorLayouts", "DecoratorTableAds",
    "DecoratorTableInspector", "DecoratorTableKit", "DecoratorTableKitTests",
    "DecoratorTableSources", "DecoratorTableTesting",
    "DecoratorTableTestingTests", "ExampleSamples", "HeadlessUIKit", "UnsupportedPlatform", "adopt",
    "ads", "compose", "feed", "live",
  ]
  package.targets.removeAll { !names.contains($0.name) }
}
