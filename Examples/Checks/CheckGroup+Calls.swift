import DecoratorTableKit

extension CheckGroup {
  /// The order of a table's calls: what `HeadlessUIKit` assumes of it, and whether a decorated
  /// table without additional rows makes the same.
  static let calls = CheckGroup(
    "Order of callbacks",
    [
      TableCheck("reloadData() asks for all counts, and for no cell") { stage in
        var findings = CheckFindings()
        let seen = TableCalls(of: .bare, estimating: false, on: stage).loading
        let counts = ["sections"] + TableCalls.counts.indices.map { "rows of \($0)" }
        findings.expect("counts", firsts(seen.calls(of: "sections", "rows")), counts)
        findings.expect("cells", seen.calls(of: "cell", "willDisplay"), [])
        return findings.outcome(firsts(seen.calls(of: "sections", "rows")).joined(separator: ", "))
      },
      TableCheck("Without estimates, reloadData() asks for the heights of all rows") { stage in
        var findings = CheckFindings()
        let seen = TableCalls(of: .bare, estimating: false, on: stage).loading
        let heights = firsts(seen.calls(of: "height"))
        findings.expect("heights", heights.count, TableCalls.counts.reduce(0, +))
        return findings.outcome("\(seen.calls(of: "height").count) calls for \(heights.count) rows")
      },
      TableCheck("With estimates, only rows that are shown are asked for their heights") { stage in
        var findings = CheckFindings()
        let seen = TableCalls(of: .bare, estimating: true, on: stage)
        let all = seen.loading + seen.layingOut
        let heights = firsts(all.calls(of: "height")).map { $0.dropFirst("height".count) }
        let cells = firsts(all.calls(of: "cell")).map { $0.dropFirst("cell".count) }
        findings.expect("heights in reloadData()", seen.loading.calls(of: "height"), [])
        findings.expect("rows with heights", heights.map(String.init), cells.map(String.init))
        return findings.outcome("\(heights.count) rows")
      },
      TableCheck("Each row gets its cell, then its height, then willDisplay, downwards") { stage in
        var findings = CheckFindings()
        let seen = TableCalls(of: .bare, estimating: true, on: stage).layingOut
        let rows = firsts(seen.calls(of: "cell")).map { $0.dropFirst("cell ".count) }
        findings.expect(
          "order", seen.calls(of: "cell", "willDisplay"),
          rows.flatMap { ["cell \($0)", "willDisplay \($0)"] })
        findings.expect(
          "rows", rows.map(String.init), rows.map(String.init).sorted { isAbove($0, $1) })
        findings.expect("rows that are shown", rows.isEmpty, false)
        for row in rows {
          let calls = seen.calls(of: "cell \(row)", "height \(row)", "willDisplay \(row)")
          findings.expect(
            "calls for \(row)", calls.last == "willDisplay \(row)" && calls.count > 2, true)
        }
        return findings.outcome("\(rows.count) rows")
      },
      TableCheck("Scrolling asks for no counts, and for cells after scrollViewDidScroll") { stage in
        var findings = CheckFindings()
        let seen = TableCalls(of: .bare, estimating: false, on: stage).scrolling
        findings.expect("counts", seen.calls(of: "sections", "rows"), [])
        findings.expect("first call", seen.prefix(1).map(\.self), ["didScroll"])
        findings.expect("new cells", seen.calls(of: "cell").isEmpty, false)
        return findings.outcome("\(seen.calls(of: "cell").count) new cells")
      },
      TableCheck("reloadData() takes the cells off the screen upwards, and then asks") { stage in
        var findings = CheckFindings()
        let seen = TableCalls(of: .bare, estimating: false, on: stage).reloading
        let ends = seen.calls(of: "didEndDisplaying").map {
          String($0.dropFirst("didEndDisplaying ".count))
        }
        findings.expect("order", ends, ends.sorted { isAbove($1, $0) })
        let order = seen.calls(of: "didEndDisplaying", "cell").map { $0.hasPrefix("cell") }
        findings.expect("cells before the last end", order, order.sorted { !$0 && $1 })
        findings.expect("ends", ends.isEmpty, false)
        return findings.outcome("\(ends.count) cells")
      },
      sameCalls("A decorated table without additional rows makes the same calls", false),
      sameCalls("The same where heights are estimated", true),
    ])

  private static func sameCalls(_ title: String, _ estimates: Bool) -> TableCheck {
    TableCheck(title) { stage in
      var findings = CheckFindings()
      let bare = TableCalls(of: .bare, estimating: estimates, on: stage).steps
      stage.clear()
      let decorated = TableCalls(of: .withoutRows, estimating: estimates, on: stage).steps
      for (seen, expected) in zip(decorated, bare) {
        findings.expect(seen.name, seen.calls, expected.calls)
      }
      return findings.outcome("\(bare.map(\.calls.count).reduce(0, +)) calls")
    }
  }

  /// The lines without those that came before.
  private static func firsts(_ lines: [String]) -> [String] {
    var known: Set<String> = []
    return lines.filter { known.insert($0).inserted }
  }

  /// Whether a row, as "[0, 9]", is above another.
  private static func isAbove(_ first: String, _ second: String) -> Bool {
    func numbers(_ row: String) -> [Int] {
      row.split { !$0.isNumber }.compactMap { Int($0) }
    }
    return numbers(first).lexicographicallyPrecedes(numbers(second))
  }
}
