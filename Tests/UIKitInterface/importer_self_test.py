"""Doctors the overrides, the table API and the second table, and must see each change refused."""

import copy
import re

import importer as subject

SECTIONS = "  override var numberOfSections: Int {\n    super.numberOfSections\n  }"
SETTABLE = """  override var numberOfSections: Int {
    get { super.numberOfSections }
    set { super.numberOfSections = newValue }
  }"""

# What is done to the overrides, and a part of what the compiler must say.
OVERRIDES = [
  ("func rectForRow(at ", "func rectForRow(atRow ", "'rectForRow(atRow:)'"),
  ("var rowHeight: CGFloat", "var rowHeight: Double", "'rowHeight' with type 'Double'"),
  ("var tintColor: UIColor!", "var tintColor: [UIColor]!", "'tintColor' with type '[UIColor]?'"),
  ("backgroundView: UIView?", "backgroundView: UIView", "covariant type 'UIView'"),
  (SECTIONS, SETTABLE, "'numberOfSections' is a get-only property"),
  ("func reloadData()", "nonisolated func reloadData()", "nonisolated context"),
  # What was wrong once, in the facts and in the modules made from them.
  ("UITableViewContentHuggingElements", "UITableView.ContentHuggingElements",
   "'ContentHuggingElements' is not a member type"),
  ("UIAccessibility.ExpandedStatus", "UIAccessibilityExpandedStatus",
   "'UIAccessibilityExpandedStatus' has been renamed"),
  ("UIAccessibility.DirectTouchOptions", "UIAccessibilityDirectTouchOptions",
   "'UIAccessibilityDirectTouchOptions' has been renamed"),
]

# The same for the names of the table API.
USES = [
  ("one.tableView(_:heightForRowAt:)", "one.tableView(_:heightForRow:)", "no member"),
  ("CGFloat)? = one.sectionHeaderTopPadding", "Int)? = one.sectionHeaderTopPadding", "type 'Int'"),
  ("UITableViewCell.EditingStyle", "UITableViewCell.Editing", "'Editing' is not a member type"),
]


# What is done to a member of UITableView in the second table.
TABLE = [
  ("rowHeight", {"settable": False}),
  ("rectForRowAtIndexPath:", {"selector": "rectForLineAtIndexPath:"}),
  ("indexPathsForVisibleRows", {"property": "NSArray<NSIndexPath>"}),
  ("backgroundView", {"property": "UIView"}),
]


def doctored(source, changes):
  for old, new, _ in changes:
    if old not in source:
      raise ValueError(f"self-test: there is nothing to doctor: {old}")
    source = source.replace(old, new)
  return source


def doctored_table(table):
  changed = copy.deepcopy(table)
  for selector, change in TABLE:
    members = changed["types"]["UITableView"]["members"]
    next(one for one in members if one["selector"] == selector).update(change)
  return changed


def unnoticed(changes, complaints):
  for _, new, expected in changes:
    if not any(expected in complaint for complaint in complaints):
      yield f"self-test: {new!r} is not refused with {expected!r}, but with {complaints}"


def problems(importer, api, table):
  """What went unnoticed, one line each."""
  overriding = subject.subclass(subject.overrides(subject.STAND_IN.read_text()))
  for source, changes in [(overriding, OVERRIDES), (subject.uses(api)[0], USES)]:
    yield from unnoticed(changes, importer.complaints(doctored(source, changes)))
  importer.write_header(doctored_table(table))
  complaints = importer.complaints(overriding)
  for selector, change in TABLE:
    name = re.match("[a-z]+", selector, re.IGNORECASE).group()
    if not any(name.partition("At")[0] in complaint for complaint in complaints):
      yield f"self-test: {selector} with {change} is not refused"
