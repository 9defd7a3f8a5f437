// swift-tools-version: 6.0

import PackageDescription

// What is measured is shared inside the package of the kit, to some part. To the compiler that
// package has the name of its folder, which is the one around this.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? ""
let kit = String(
  folder.lowercased().map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })

let package = Package(
  name: "Benchmarks",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v13)],
  dependencies: [
    .package(name: "DecoratorTableKit", path: "..")
  ],
  targets: [
    .target(name: "AllocationCounting"),
    .target(name: "InstructionCounting"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounting",
        "InstructionCounting",
        .product(name: "DecoratedCollections", package: "DecoratorTableKit"),
        .product(name: "DecoratorTableAds", package: "DecoratorTableKit"),
        .product(name: "DecoratorTableKit", package: "DecoratorTableKit"),
        .product(name: "DecoratorTableSources", package: "DecoratorTableKit"),
        .product(name: "DecoratorTableTesting", package: "DecoratorTableKit"),
      ],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", kit])]),
    // The same app without the kit, with one layer of ads and with all libraries, for `cost`.
    .target(
      name: "CostScreen",
      dependencies: [.product(name: "HeadlessUIKit", package: "DecoratorTableKit")],
      path: "Sources/Cost/Screen"),
    .executableTarget(
      name: "WithoutKit", dependencies: ["CostScreen"], path: "Sources/Cost/WithoutKit"),
    .executableTarget(
      name: "WithAds",
      dependencies: [
        "CostScreen", .product(name: "DecoratorTableKit", package: "DecoratorTableKit"),
      ],
      path: "Sources/Cost/WithAds"),
    .executableTarget(
      name: "WithEverything",
      dependencies: [
        "CostScreen",
        .product(name: "DecoratorTableAds", package: "DecoratorTableKit"),
        .product(name: "DecoratorTableInspector", package: "DecoratorTableKit"),
        .product(name: "DecoratorTableSources", package: "DecoratorTableKit"),
      ],
      path: "Sources/Cost/WithEverything"),
  ],
  swiftLanguageModes: [.v6]
)
