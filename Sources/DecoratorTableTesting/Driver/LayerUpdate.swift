import DecoratorTableKit

/// A layer after a change, and the change for the table outside.
package struct LayerUpdate: Sendable {
  /// The layer after the change. The state before stays as it is.
  package let state: LayerState
  /// The change in outer coordinates: a batch that a table takes.
  package let update: BatchUpdate

  /// The number of rows of each section after the change, seen from outside.
  ///
  /// - Complexity: O(sections).
  package var outerRowCounts: [Int] { state.layout.outerRowCounts }
}

// Changes of a layer without a table, for tests and for models.
extension LayerState {
  /// Applies a change of the content (inner) to the layer, and lifts it to the table outside
  /// (outer). Throws what ``BatchUpdate/validate(before:after:)`` does.
  ///
  /// `rowCounts` are those of the content after the change, by inner section.
  ///
  /// - Complexity: O(*s*) for *s* sections; besides, for *m* operations and *k* additional rows:
  ///   *follow the content* O((*m* + rows with a moved heir + rows around content that goes + new
  ///   slots) log *k*), and as `LayerRule.layout(of:)` where a limit, a spacing or table rows
  ///   decide about new slots amid the content; *keep the row* O(*m* log *k*) to count the *p*
  ///   operations on additional rows, then O(*p*) to write them unless the section is reloaded;
  ///   *follow the rule* as *keep the row*, and as `LayerRule.layout(of:)`.
  package func applying(
    _ update: BatchUpdate, rowCounts: [Int], moveLimit: Int = BatchUpdate.defaultMoveLimit
  ) throws(BatchUpdateError) -> LayerUpdate {
    let content = try UpdateMap(
      validating: update, before: layout.contentRowCounts, after: rowCounts)
    return following(content).lifted(update, moveLimit: moveLimit)
  }

  /// Changes the rule of the layer while its content stays, and lifts the change to the table
  /// outside (outer). Models are the same by their index.
  ///
  /// Under *follow the rule* rows are laid out again. Otherwise present rows stay, and new models
  /// get free slots below the last row of a section, sections from the top.
  ///
  /// - Complexity: Under *follow the rule* as `LayerRule.layout(of:)`, otherwise O(new rows +
  ///   sections); O(models) if there are fewer of them.
  package func changing(
    to rule: LayerRule, moveLimit: Int = BatchUpdate.defaultMoveLimit
  ) -> LayerUpdate {
    changing(to: rule, models: .unchanged).lifted(BatchUpdate(), moveLimit: moveLimit)
  }

  /// Changes the models of the layer while its content stays, and lifts the change to the table
  /// outside (outer). Models are the same by name; those in `changed` show something else.
  ///
  /// See ``LayerState/changing(to:models:)`` for what becomes of the rows. Traps for a name that is
  /// there twice, for another number of names than models, and for a changed one that is not there
  /// before.
  ///
  /// - Complexity: O(models + sections), and under *follow the rule* as `LayerRule.layout(of:)`.
  package func changing<ID: Hashable>(
    to rule: LayerRule, modelsBefore: [ID], modelsAfter: [ID], changed: Set<ID> = [],
    moveLimit: Int = BatchUpdate.defaultMoveLimit
  ) -> LayerUpdate {
    self.rule.checkModels(modelsBefore.count, "before")
    rule.checkModels(modelsAfter.count, "after")
    let indices = AdditionalIdentities.ordinals(of: modelsBefore, "models")
    let targets = AdditionalIdentities.ordinals(of: modelsAfter, "models")
    let changedIndices = changed.map { name in
      guard let index = indices[name] else {
        misuse("model \"\(name)\" cannot have changed: there is no such model before")
      }
      return index
    }
    let models = ModelChange.listed(modelsBefore.map { targets[$0] }, changed: Set(changedIndices))
    return changing(to: rule, models: models).lifted(BatchUpdate(), moveLimit: moveLimit)
  }
}

extension LayerTransition {
  /// Returns the layer after the change, and the lifted batch.
  fileprivate consuming func lifted(_ update: BatchUpdate, moveLimit: Int) -> LayerUpdate {
    let outer = lift(update, moveLimit: moveLimit)
    return LayerUpdate(state: new, update: outer)
  }
}

extension LayerRule {
  /// Traps unless the rule has `count` models.
  ///
  /// - Parameter time: The word for the time in messages: "before" or "after" the change.
  fileprivate func checkModels(_ count: Int, _ time: String) {
    guard let supplied = placed?.modelCount else {
      misuse("\(count) models \(time), but the rule adds a row for every slot: give it models")
    }
    if supplied != count {
      misuse("\(count) models \(time), but the rule has \(supplied): give the name of each")
    }
  }
}
