extension Placement {
  /// Combines the slots of two placements.
  ///
  /// If both claim the same place, there is one slot. A limit or a spacing of either holds for all
  /// slots together. If both have one, the stricter holds.
  public static func + (first: Placement, second: Placement) -> Placement {
    Placement(first.clauses + second.clauses, of: first, second)
  }

  /// Chooses one rule for short sections and another for the rest.
  ///
  /// - Parameters:
  ///   - count: The number of rows below which a section is short, 0 or more. Traps if it is
  ///     negative.
  ///   - counting: What `count` counts: the rows inside this layer (inner), or only content.
  ///   - short: The placement for sections of fewer rows.
  ///   - other: The placement for all other sections.
  public static func when(
    fewerThan count: Int, counting: Counting = .rows, _ short: Placement, otherwise other: Placement
  ) -> Placement {
    guard count >= 0 else {
      misuse("a section of fewer than \(count) rows: give 0 or more")
    }
    return Placement(
      [.whenFewer(than: count, counting, short.clauses, otherwise: other.clauses)],
      of: short, other, dependsOnContent: counting == .content)
  }

  /// Keeps only the first slots of each section, up to a number; those of the table if a rule of
  /// the placement counts through all sections.
  ///
  /// - Parameter count: The most additional rows in a section, or in the table, 0 or more. Traps if
  ///   it is negative.
  public func limited(to count: Int) -> Placement {
    guard count >= 0 else {
      misuse("a limit of \(count) additional rows: give 0 or more")
    }
    return Placement(clauses + [.limit(count)], of: self)
  }

  /// Keeps only the slots that are far enough from the one above.
  ///
  /// From the top of a section, a slot that is too near is dropped.
  ///
  /// - Parameters:
  ///   - contentRows: The least number of rows between two additional rows of a section, 0 or more.
  ///     Traps if it is negative.
  ///   - counting: What `contentRows` counts: the rows inside this layer (inner), or only content.
  public func spaced(atLeast contentRows: Int, counting: Counting = .rows) -> Placement {
    guard contentRows >= 0 else {
      misuse("a spacing of \(contentRows) rows: give 0 or more")
    }
    return Placement(
      clauses + [.spacing(contentRows, counting)], of: self,
      dependsOnContent: counting == .content)
  }

  /// Keeps only the slots in one section.
  ///
  /// - Parameter section: An inner section, 0 or more. Traps if it is negative.
  public func inSection(_ section: Int) -> Placement {
    inSections(CollectionOfOne(section))
  }

  /// Keeps only the slots in some sections.
  ///
  /// - Parameter sections: Inner sections, 0 or more. Traps if one is negative.
  public func inSections(_ sections: some Sequence<Int>) -> Placement {
    Placement([.inSections(.among(Self.checked(sections)), clauses)], of: self)
  }

  /// Keeps only the slots in all sections but some.
  ///
  /// - Parameter sections: Inner sections, 0 or more. Traps if one is negative.
  package func exceptInSections(_ sections: some Sequence<Int>) -> Placement {
    Placement([.inSections(.outside(Self.checked(sections)), clauses)], of: self)
  }

  private static func checked(_ sections: some Sequence<Int>) -> Set<Int> {
    let sections = Set(sections)
    if let section = sections.first(where: { $0 < 0 }) {
      misuse("section \(section): sections are counted from 0")
    }
    return sections
  }

  /// Keeps only the slots in the sections for which a predicate holds.
  ///
  /// - Parameter isIncluded: Returns whether the placement applies to a section of the content
  ///   (data). It never applies to sections that layers inside add.
  public func inSections(where isIncluded: @escaping @Sendable (Int) -> Bool) -> Placement {
    Placement([.inSections(.matching(isIncluded), clauses)], of: self, dependsOnContent: true)
  }
}
