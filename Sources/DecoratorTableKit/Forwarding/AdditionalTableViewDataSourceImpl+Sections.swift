// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Titles of sections, and the section index.
extension AdditionalTableViewDataSourceImpl {
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask(.titleForHeader, section: section, tableView) {
      $1.titleForHeader(inAddedSection: $2)
    } inner: {
      $0.tableView?($1, titleForHeaderInSection: $2)
    }
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ask(.titleForFooter, section: section, tableView) {
      $1.titleForFooter(inAddedSection: $2)
    } inner: {
      $0.tableView?($1, titleForFooterInSection: $2)
    }
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    answering(.sectionIndexTitles) {
      let titles =
        if let composed = way.composed {
          sectionIndexTitles(of: composed)
        } else {
          askInner(.sectionIndexTitles, tableView) { $0.sectionIndexTitles?(for: $1) }
        }
      segment.showsSectionIndex = titles != nil
      return titles
    }
  }

  /// Returns the titles of all children, one child after the other; nil if none has any.
  private func sectionIndexTitles(of composed: ComposedContent) -> [String]? {
    var titles: [String] = []
    var isGiven = false
    composed.forgetTitles()
    let done: Void? = callChildren(
      .sectionIndexTitles, composed, otherwise: (), until: { _ in false }
    ) { part, child in
      guard let own = part.sectionIndexTitles(for: child.tableView) else { return }
      isGiven = true
      composed.noteTitles(of: child.slot, from: titles.count)
      titles += own
    }
    if done == nil { recordAbsence(of: .sectionIndexTitles) }
    return isGiven ? titles : nil
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    let answer = callContent(.sectionForSectionIndexTitle, tableView) {
      self.section(ofTitle: title, at: index, among: $0)
    } inner: {
      $0.tableView?($1, sectionForSectionIndexTitle: title, at: index)
    }
    // An object that is asked about a title has titles, even if that was unknown before.
    let isNeeded =
      layersAnswer(.sectionForSectionIndexTitle) && innerHas(.sectionIndexTitles) != false
    if answer == nil, !isNeeded { recordAbsence(of: .sectionForSectionIndexTitle) }
    var section = answer ?? index
    for layer in way.layers.reversed() {
      let layout = layer.layout(for: tableView)
      // A number that is not a section means "nowhere", as apps return for the magnifying glass.
      guard layout.containsContentSection(section) else { return section }
      section = layout.section(ofContent: section)
    }
    return section
  }

  /// Returns the section (inner) of a title of a child; nil if there are no titles, or if the only
  /// child has no such method. For one of several children without the method, the section is the
  /// title's number.
  private func section(
    ofTitle title: String, at index: Int, among composed: ComposedContent
  ) -> Int? {
    guard let child = composed.child(ofTitle: index), let number = child.slot.number else {
      return nil
    }
    let part = child.slot.front.dataSource
    let answer = callPart(part, .sectionForSectionIndexTitle) {
      part.tableView(child.tableView, sectionForSectionIndexTitle: title, at: child.place)
    }
    guard answer.isImplemented || composed.childCount > 1 else { return nil }
    return composed.host?.composition.section(of: answer.value, inChild: number) ?? 0
  }
}
