import Foundation

extension UITableView {
  /// Asks for the headers and footers that have become visible.
  ///
  /// - Returns: whether there were any.
  func showSectionViews(from top: CGFloat, to bottom: CGFloat) -> Bool {
    let generation = loadState.generation
    var hasShown = false
    for kind in SectionViewKind.allCases {
      for section in sectionsInView(of: kind, from: top, to: bottom)
      where displayed[kind].index(forKey: section) == nil {
        hasShown = true
        show(kind, inSection: section)
        guard loadState.generation == generation else { return true }
      }
    }
    return hasShown
  }

  /// Removes the headers and footers that are no longer visible, from the last to the first.
  func hideSectionViews(outside top: CGFloat, _ bottom: CGFloat) {
    let generation = loadState.generation
    for kind in SectionViewKind.allCases {
      let inView = Set(sectionsInView(of: kind, from: top, to: bottom))
      for section in displayed[kind].keys.sorted().reversed() where !inView.contains(section) {
        hide(kind, inSection: section)
        // The callee may reload the table, which removes the others.
        guard loadState.generation == generation else { return }
      }
    }
  }

  /// Removes a header or footer and tells the delegate.
  func hide(_ kind: SectionViewKind, inSection section: Int) {
    guard let entry = displayed[kind].removeValue(forKey: section), let view = entry else { return }
    endDisplaying(view, as: kind, ofSection: section)
  }

  /// Puts a header or footer away that is no longer shown, and tells the delegate.
  func endDisplaying(_ view: UIView, as kind: SectionViewKind, ofSection section: Int) {
    view.removeFromSuperview()
    if let reusable = view as? UITableViewHeaderFooterView,
      let identifier = reusable.reuseIdentifier
    {
      headerFooterPool.put(reusable, identifier: identifier)
    }
    switch kind {
    case .header:
      askDelegate(DelegateMethod.didEndDisplayingHeaderView) {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    case .footer:
      askDelegate(DelegateMethod.didEndDisplayingFooterView) {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  /// Sets the height of a header or footer; everything below it moves.
  func setHeight(_ height: CGFloat, of kind: SectionViewKind, inSection section: Int) {
    switch kind {
    case .header: geometry.setHeaderHeight(height, ofSection: section)
    case .footer: geometry.setFooterHeight(height, ofSection: section)
    }
  }

  private func show(_ kind: SectionViewKind, inSection section: Int) {
    let couldHaveView = mayHaveView(kind)
    let generation = loadState.generation
    let answer = delegateHeight(of: kind, inSection: section)
    guard loadState.generation == generation else { return }
    // A height of 0 hides the view, so nobody is asked for one.
    let view = answer == 0 ? nil : makeView(kind, inSection: section)
    guard loadState.generation == generation else { return }
    displayed[kind].updateValue(view, forKey: section)
    let height = height(of: kind, inSection: section, view: view, delegateHeight: answer)
    setHeight(height, of: kind, inSection: section)
    if mayHaveView(kind) != couldHaveView { refreshHeights(of: kind) }
    guard let view else { return }
    addSubview(view)
    view.frame = frame(of: kind, inSection: section)
    switch kind {
    case .header:
      askDelegate(DelegateMethod.willDisplayHeaderView) {
        $0.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    case .footer:
      askDelegate(DelegateMethod.willDisplayFooterView) {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  private func makeView(_ kind: SectionViewKind, inSection section: Int) -> UIView? {
    let view: UIView?? =
      switch kind {
      case .header:
        askDelegate(DelegateMethod.viewForHeaderInSection) {
          $0.tableView(self, viewForHeaderInSection: section)
        }
      case .footer:
        askDelegate(DelegateMethod.viewForFooterInSection) {
          $0.tableView(self, viewForFooterInSection: section)
        }
      }
    if let given = view ?? nil { return given }
    let title: String?? =
      switch kind {
      case .header:
        askDataSource(DataSourceMethod.titleForHeaderInSection) {
          $0.tableView(self, titleForHeaderInSection: section)
        }
      case .footer:
        askDataSource(DataSourceMethod.titleForFooterInSection) {
          $0.tableView(self, titleForFooterInSection: section)
        }
      }
    guard let text = title ?? nil else { return nil }
    let titleView = SectionTitleView(reuseIdentifier: nil)
    titleView.textLabel?.text = text
    return titleView
  }

  // These sections were assumed to have no header until one turned up.
  private func refreshHeights(of kind: SectionViewKind) {
    for section in geometry.sections.indices
    where displayed[kind].index(forKey: section) == nil {
      setHeight(initialHeight(of: kind, inSection: section), of: kind, inSection: section)
    }
  }
}
