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
        .product(name: "DecoratorTableKit", package: "DecoratorTableKit"),
        .product(name: "DecoratorTableTesting", package: "DecoratorTableKit"),
      ],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", kit])]),
  ],
  swiftLanguageModes: [.v6]
)
