// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "WithExample",
  targets: [.executableTarget(name: "days", path: "Examples/Days")])
