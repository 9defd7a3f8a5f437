import DecoratorTableKit
import Foundation

extension CheckGroup {
  /// Which optional methods a table asks about, and when; and whether a decorated table answers as
  /// the bare delegate.
  static let presence = CheckGroup(
    "Optional methods",
    [
      TableCheck("A delegate is asked which methods it has when it is set") { stage in
        var findings = CheckFindings()
        let asked = askedNames(on: stage)
        let own = AskedDelegate.methods
        findings.expect("its methods", own.subtracting(asked.atSet).sorted(), [])
        let later = Set(asked.later).subtracting(asked.atSet).sorted()
        let names = later.isEmpty ? "" : ": \(later.joined(separator: ", "))"
        return findings.outcome("\(Set(asked.atSet).count) then, \(later.count) only later\(names)")
      },
      TableCheck("The answers hold until nil and the delegate are set again") { stage in
        var findings = CheckFindings()
        let (tableView, source, delegate) = (
          stage.makeTableView(), CheckedSource(content), AskedDelegate()
        )
        @MainActor func heightCalls() -> Int {
          delegate.forget()
          tableView.reloadData()
          tableView.layoutIfNeeded()
          return delegate.heightCalls
        }
        stage.keep(source, delegate)
        tableView.dataSource = source
        delegate.denied = [AskedDelegate.height]
        tableView.delegate = delegate
        findings.expect("heights while denied", heightCalls(), 0)
        delegate.denied = []
        findings.expect("heights after the denial", heightCalls(), 0)
        tableView.delegate = delegate
        findings.expect("heights after the same was set", heightCalls(), 0)
        tableView.delegate = nil
        tableView.delegate = delegate
        let calls = heightCalls()
        findings.expect("heights after nil and the same", calls > 0, true)
        return findings.outcome("0, 0, 0, then \(calls) heights")
      },
      TableCheck("A decorated table without additional rows answers as its delegate") { stage in
        var findings = CheckFindings()
        let asked = askedNames(on: stage)
        let (source, delegate) = (CheckedSource(content), AskedDelegate())
        let feed = DecoratedTable(dataSource: source, delegate: delegate)
        feed.addRows([String](), placed: .start) { tableView, indexPath, text in
          CheckedSource.cell(text, in: tableView, at: indexPath)
        }
        let tableView = stage.makeTableView()
        feed.attach(to: tableView)
        stage.keep(feed)
        stage.afterAttaching(feed, tableView)
        guard let front = tableView.delegate else { return .failed("there is no delegate") }
        let names = Set(asked.atSet + asked.later).sorted()
        let others = names.filter { name in
          AskedDelegate.answer(of: front, about: name)
            != AskedDelegate.answer(of: delegate, about: name)
        }
        findings.expect("other answers", others.filter { !additions.contains($0) }, [])
        findings.expect("questions", names.isEmpty, false)
        return findings.outcome("\(names.count) methods, \(others.count) of them always there")
      },
    ])

  /// The methods of a delegate that a decorated table has always: the article *Every callback* says
  /// what they answer for content rows, which is UIKit's default.
  private static let additions: Set<String> = [
    "tableView:shouldHighlightRowAtIndexPath:", "tableView:willSelectRowAtIndexPath:",
    "tableView:canPerformPrimaryActionForRowAtIndexPath:",
    "tableView:editingStyleForRowAtIndexPath:",
    "tableView:shouldIndentWhileEditingRowAtIndexPath:",
    "tableView:selectionFollowsFocusForRowAtIndexPath:",
    "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
  ]

  private static let content = CheckedSource.sections([40])

  /// The methods that a bare table asks a delegate about: when it is set, and later, while rows are
  /// loaded, laid out, scrolled and selected.
  private static func askedNames(on stage: CheckStage) -> (atSet: [String], later: [String]) {
    let (tableView, source, delegate) = (
      stage.makeTableView(), CheckedSource(content), AskedDelegate()
    )
    stage.keep(source, delegate)
    tableView.dataSource = source
    tableView.delegate = delegate
    let atSet = delegate.asked
    delegate.forget()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    tableView.contentOffset.y += CheckedTable.rowHeight
    tableView.layoutIfNeeded()
    tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    return (atSet, delegate.asked)
  }
}
