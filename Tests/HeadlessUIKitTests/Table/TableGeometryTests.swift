import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("TableGeometry")
struct TableGeometryTests {
  @Test("Header view, headers, rows, footers and footer view are one below the other")
  func positions() {
    let geometry = TableGeometry(
      sections: [
        SectionGeometry(headerHeight: 20, rows: RowHeights([10, 30]), footerHeight: 5),
        SectionGeometry(headerHeight: 0, rows: RowHeights([]), footerHeight: 0),
        SectionGeometry(
          headerHeight: 7, rows: RowHeights(count: 3, commonHeight: 10), footerHeight: 0),
      ], tableHeaderHeight: 100, tableFooterHeight: 50)
    #expect(geometry.offset(ofSection: 0) == 100)
    #expect(geometry.offset(ofRow: 0, inSection: 0) == 120)
    #expect(geometry.offset(ofRow: 1, inSection: 0) == 130)
    #expect(geometry.offset(ofFooterInSection: 0) == 160)
    #expect(geometry.offset(ofSection: 1) == 165)
    #expect(geometry.offset(ofSection: 2) == 165)
    #expect(geometry.offset(ofRow: 2, inSection: 2) == 192)
    #expect(geometry.contentHeight == 252)
    #expect(geometry.row(at: 119) == nil)
    #expect(geometry.row(at: 130) == IndexPath(indexes: [0, 1]))
    #expect(geometry.row(at: 160) == nil)
    #expect(geometry.row(at: 172) == IndexPath(indexes: [2, 0]))
    #expect(geometry.row(at: 202) == nil)
    #expect(geometry.row(at: 50) == nil)
  }

  @Test("A row of height 0 is in each half-open range that contains its position")
  func hiddenRows() {
    let rows = RowHeights([10, 0, 10, 0, 10])
    let geometry = TableGeometry(sections: [
      SectionGeometry(headerHeight: 0, rows: rows, footerHeight: 0)
    ])
    #expect(geometry.rows(from: 0, to: 30, inSection: 0) == 0..<5)
    #expect(geometry.rows(from: 10, to: 20, inSection: 0) == 1..<3)
    #expect(geometry.rows(from: 5, to: 15, inSection: 0) == 0..<3)
    #expect(geometry.rows(from: 30, to: 40, inSection: 0) == 5..<5)
    #expect(geometry.rows(from: -20, to: 0, inSection: 0) == 0..<0)
  }

  @Test("Random tables agree with a model that adds up heights one by one", arguments: 1...30)
  func againstNaiveModel(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var naive = NaiveTable(random: &random)
    var geometry = TableGeometry(
      sections: naive.sections.map {
        SectionGeometry(
          headerHeight: $0.header, rows: RowHeights($0.rows), footerHeight: $0.footer)
      }, tableHeaderHeight: naive.header, tableFooterHeight: naive.footer)
    for _ in 0..<20 where !naive.sections.isEmpty {
      let section = Int.random(in: naive.sections.indices, using: &random)
      let height = CGFloat(Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        naive.sections[section].header = height
        geometry.setHeaderHeight(height, ofSection: section)
      case 1:
        naive.sections[section].footer = height
        geometry.setFooterHeight(height, ofSection: section)
      default:
        guard let row = naive.sections[section].rows.indices.randomElement(using: &random) else {
          continue
        }
        naive.sections[section].rows[row] = height
        geometry.setHeight(height, ofRow: row, inSection: section)
      }
    }
    let lines = naive.lines
    #expect(geometry.contentHeight == naive.contentHeight)
    for line in lines {
      #expect(geometry.offset(ofRow: line.row, inSection: line.section) == line.top)
      #expect(geometry.height(ofRow: line.row, inSection: line.section) == line.height)
    }
    for _ in 0..<50 {
      let top = CGFloat(Int.random(in: -20...Int(naive.contentHeight) + 20, using: &random))
      let bottom = top + CGFloat(Int.random(in: 1...200, using: &random))
      let expected = lines.filter { $0.top < bottom && $0.top + $0.height > top }
      let found = geometry.sections(from: top, to: bottom).flatMap { section in
        geometry.rows(from: top, to: bottom, inSection: section).map { [section, $0] }
      }
      #expect(found == expected.map { [$0.section, $0.row] }, "seed \(seed), \(top)..<\(bottom)")
      let here = lines.first { $0.top <= top && top < $0.top + $0.height }
      #expect(geometry.row(at: top) == here.map { IndexPath(indexes: [$0.section, $0.row]) })
    }
  }
}

private struct NaiveTable {
  struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
  }
  struct Line {
    let section: Int
    let row: Int
    let top: CGFloat
    let height: CGFloat
  }

  var header: CGFloat
  var footer: CGFloat
  var sections: [Section]

  init(random: inout SeededGenerator) {
    header = CGFloat(Int.random(in: 0...30, using: &random))
    footer = CGFloat(Int.random(in: 0...30, using: &random))
    sections = []
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let rowCount = Int.random(in: 0...12, using: &random)
      sections.append(
        Section(
          header: CGFloat(Int.random(in: 0...2, using: &random) * 10),
          rows: (0..<rowCount).map { _ in CGFloat(Int.random(in: 1...50, using: &random)) },
          footer: CGFloat(Int.random(in: 0...2, using: &random) * 10)))
    }
  }

  var lines: [Line] {
    var lines: [Line] = []
    var top = header
    for (number, section) in sections.enumerated() {
      top += section.header
      for (row, height) in section.rows.enumerated() {
        lines.append(Line(section: number, row: row, top: top, height: height))
        top += height
      }
      top += section.footer
    }
    return lines
  }

  var contentHeight: CGFloat {
    header + footer
      + sections.reduce(0) { $0 + $1.header + $1.rows.reduce(0, +) + $1.footer }
  }
}
