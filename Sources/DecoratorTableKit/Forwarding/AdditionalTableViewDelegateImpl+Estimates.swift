import Foundation

// Exact heights as estimates.
//
// A table with a fixed row height knows the heights of all rows. It estimates those that it has not
// shown as soon as its delegate has heights, even if only for the rows of a layer. The same holds
// for headers and footers.
//
// The methods that are implemented depend on the properties of the table when its delegate is set.
// Their results depend on its present properties, which an app may have set since; the delegate is
// then set again as soon as neither a change nor an interaction is under way. Until then, a table
// that no longer estimates asks for estimates, and gets heights.
extension AdditionalTableViewDelegateImpl {
  /// Notes changed properties of a table when it asks about a kind of height.
  @inline(__always)
  func noteProperties(of tableView: UITableView, about kind: HeightKind) {
    if kind.estimation(in: tableView) != tableHeights[kind] { segment.table?.noteTableHeights() }
  }

  /// Whether heights are returned as estimates for all rows, headers or footers, so that the table
  /// still knows them exactly; nil if that depends on unknown methods of the app's object.
  func offersHeightsAsEstimates(of kind: HeightKind) -> Bool? {
    guard heightsInside[kind] == .fixed, layersHaveHeights(of: kind) else { return false }
    return contentHasHeights(of: kind).map { !$0 }
  }

  private func layersHaveHeights(of kind: HeightKind) -> Bool {
    way.layers.contains { kind.isGiven(by: $0) }
  }

  /// Whether the app's delegate, or that of a child, has heights or estimates of a kind; nil if
  /// unknown. If it has, the table estimates in any case.
  private func contentHasHeights(of kind: HeightKind) -> Bool? {
    guard let composed = way.composed else {
      let (height, estimate) = (innerHas(kind.heightMethod), innerHas(kind.estimateMethod))
      if height == true || estimate == true { return true }
      return height == nil || estimate == nil ? nil : false
    }
    var answer: Bool? = false
    composed.visitChildren { child in
      let childHas = Self.part(of: child.slot).contentHasHeights(of: kind)
      if childHas != false { answer = childHas }
      return answer != true
    }
    return answer
  }

  /// Returns the estimate of a content row, or of the header or footer of a section of the content,
  /// for which the app's object has none: its height in a table with a fixed height, and in one
  /// that does not estimate.
  ///
  /// - Parameter height: Returns its height, if the content has one.
  private func estimateOfContent(
    _ kind: HeightKind, in tableView: UITableView, height: () -> CGFloat?
  ) -> CGFloat {
    switch kind.estimation(in: tableView) {
    case .estimated: break
    case .never:
      recordAbsence(of: kind.estimateMethod)
      // An object with unknown methods is asked for heights only by the table.
      let given = contentHasHeights(of: kind) == true ? height() : nil
      return given ?? kind.height(in: tableView)
    case .fixed:
      let (isOffered, hasHeights) = (layersHaveHeights(of: kind), contentHasHeights(of: kind))
      guard hasHeights == false || hasHeights == nil && isOffered && height() == nil else { break }
      if !isOffered { recordAbsence(of: kind.estimateMethod) }
      return kind.height(in: tableView)
    }
    recordAbsence(of: kind.estimateMethod)
    return kind.estimate(in: tableView)
  }

  /// Returns the estimate of a row, header or footer of a layer that has none for it.
  ///
  /// - Parameters:
  ///   - isEstimatedInside: Returns whether there are estimates inside the layer.
  ///   - height: Returns the height, if the layer has one.
  private func estimateOfLayer(
    _ kind: HeightKind, in tableView: UITableView, isEstimatedInside: () -> Bool,
    height: () -> CGFloat?
  ) -> CGFloat {
    switch kind.estimation(in: tableView) {
    case .estimated: break
    case .never:
      if !isEstimatedInside() { recordAbsence(of: kind.estimateMethod) }
      return height() ?? kind.height(in: tableView)
    case .fixed:
      // If only a call can show whether the content has heights, this is a good estimate.
      guard contentHasHeights(of: kind) != true else { break }
      let height = height() ?? kind.height(in: tableView)
      guard height != UITableView.automaticDimension else { break }
      if !layersHaveHeights(of: kind) { recordAbsence(of: kind.estimateMethod) }
      return height
    }
    if !isEstimatedInside() { recordAbsence(of: kind.estimateMethod) }
    return kind.estimate(in: tableView)
  }

  /// Returns the estimate of a row (outer).
  func estimate(ofRow indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    noteProperties(of: tableView, about: .row)
    switch owner(of: indexPath, in: tableView) {
    case .content(let path):
      return contentEstimate(of: path, in: tableView)
        ?? estimateOfContent(.row, in: tableView) { contentHeight(of: path, in: tableView) }
    case .layer(let layer, let row):
      if let estimate = layer.rowBehavior.events.estimatedHeight {
        return validatedHeight(estimate(row), of: "\(row)", layer, in: tableView)
      }
      return estimateOfLayer(.row, in: tableView) {
        hasEstimates(inside: layer, near: indexPath, in: tableView)
      } height: {
        layer.rowBehavior.events.height?(row).map {
          validatedHeight($0, of: "\(row)", layer, in: tableView)
        }
      }
    }
  }

  /// Returns the estimate of the header or footer of a section (outer).
  func estimate(
    of kind: HeightKind, ofSection section: Int, in tableView: UITableView
  ) -> CGFloat {
    answering(kind.estimateMethod) {
      noteProperties(of: tableView, about: kind)
      switch way.sectionOwner(section, in: tableView) {
      case .layer(let layer, let section):
        return estimateOfLayer(kind, in: tableView, isEstimatedInside: { true }) {
          height(of: kind, ofSection: section, layer, in: tableView)
        }
      case .content(let section):
        let estimate = callContent(kind.estimateMethod, tableView) {
          callChild(kind.estimateMethod, $0, $0.child(ofSection: section)) {
            $0.part.estimate(of: kind, ofSection: $0.place, in: $0.tableView)
          }
        } inner: {
          kind == .header
            ? $0.tableView?($1, estimatedHeightForHeaderInSection: section)
            : $0.tableView?($1, estimatedHeightForFooterInSection: section)
        }
        return estimate
          ?? estimateOfContent(kind, in: tableView) {
            contentHeight(of: kind, ofSection: section, in: tableView)
          }
      }
    }
  }

  /// Returns the height of the header or footer of a section (outer).
  func height(
    of kind: HeightKind, ofSection section: Int, in tableView: UITableView
  ) -> CGFloat {
    answering(kind.heightMethod) {
      noteProperties(of: tableView, about: kind)
      switch way.sectionOwner(section, in: tableView) {
      case .layer(let layer, let section):
        return height(of: kind, ofSection: section, layer, in: tableView)
          ?? kind.height(in: tableView)
      case .content(let section):
        return conclude(
          kind.heightMethod, contentHeight(of: kind, ofSection: section, in: tableView),
          otherwise: kind.height(in: tableView))
      }
    }
  }

  /// Returns the height of the header or footer of a section of the content (inner), if the app's
  /// object has one.
  private func contentHeight(
    of kind: HeightKind, ofSection section: Int, in tableView: UITableView
  ) -> CGFloat? {
    callContent(kind.heightMethod, tableView) {
      callChild(kind.heightMethod, $0, $0.child(ofSection: section)) {
        $0.part.height(of: kind, ofSection: $0.place, in: $0.tableView)
      }
    } inner: {
      kind == .header
        ? $0.tableView?($1, heightForHeaderInSection: section)
        : $0.tableView?($1, heightForFooterInSection: section)
    }
  }

  /// Returns the height of a content row, if the app's object has one.
  func contentHeight(of path: IndexPath, in tableView: UITableView) -> CGFloat? {
    callContent(.heightForRow, path, tableView) {
      $0.part.tableView($0.tableView, heightForRowAt: $0.place)
    } inner: {
      $0.tableView?($1, heightForRowAt: $2)
    }
  }

  /// Returns the estimate of a content row, if the app's object has one.
  func contentEstimate(of path: IndexPath, in tableView: UITableView) -> CGFloat? {
    callContent(.estimatedHeightForRow, path, tableView) {
      $0.part.tableView($0.tableView, estimatedHeightForRowAt: $0.place)
    } inner: {
      $0.tableView?($1, estimatedHeightForRowAt: $2)
    }
  }

  /// Returns whether there are heights of rows inside a layer: of the content, or of a layer.
  func hasHeights(
    inside layer: TableLayer, near indexPath: IndexPath, in tableView: UITableView
  ) -> Bool {
    if layers(inside: layer).contains(where: { $0.rowBehavior.events.height != nil }) {
      return true
    }
    return contentAnswers(.heightForRow, near: indexPath, in: tableView) {
      contentHeight(of: $0, in: tableView)
    }
  }

  /// Returns whether there are estimates of rows inside a layer: of the content, or of a layer.
  func hasEstimates(
    inside layer: TableLayer, near indexPath: IndexPath, in tableView: UITableView
  ) -> Bool {
    let estimates = layers(inside: layer).contains { layer in
      layer.rowBehavior.events.estimatedHeight != nil && heightsInside[.row] != .never
        || layer.rowBehavior.events.height != nil && offersHeightsAsEstimates(of: .row) == true
    }
    if estimates { return true }
    return contentAnswers(.estimatedHeightForRow, near: indexPath, in: tableView) {
      contentEstimate(of: $0, in: tableView)
    }
  }

  /// Returns the layers inside one on the way.
  private func layers(inside layer: TableLayer) -> ArraySlice<TableLayer> {
    let layers = way.layers
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return [] }
    return layers[(index + 1)...]
  }

  /// Returns whether the app's object has a method about rows.
  ///
  /// If only a call can show that, it is made for the content row nearest to a given one (outer).
  private func contentAnswers(
    _ method: ForwardedMethod, near indexPath: IndexPath, in tableView: UITableView,
    _ ask: (IndexPath) -> CGFloat?
  ) -> Bool {
    if let known = innerHas(method) { return known }
    var position = RowPosition(indexPath)
    for layer in way.layers where !layer.isTransparent {
      guard let nearest = layer.layout(for: tableView).nearestContent(to: position) else {
        return false
      }
      position = nearest
    }
    return ask(IndexPath(position)) != nil
  }
}
