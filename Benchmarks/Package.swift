// swift-tools-version: 6.3

import PackageDescription

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
        .product(name: "DecoratorTableKit", package: "DecoratorTableKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
