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
  ("UIAccessibility.ExpandedStatus", "UIAccessibilityExpandedStatus", "renamed to"),
  ("UIAccessibility.DirectTouchOptions", "UIAccessibilityDirectTouchOptions", "renamed to"),
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


def doctored_table(table, selector, change):
  changed = copy.deepcopy(table)
  members = changed["types"]["UITableView"]["members"]
  next(one for one in members if one["selector"] == selector).update(change)
  return changed


def refusals(importer, source, doctored):
  for old, new, expected in doctored:
    if old not in source:
      yield f"self-test: nothing to doctor: {old}"
      continue
    found = importer.complaints(source.replace(old, new))
    if not any(expected in complaint for complaint in found):
      yield f"self-test: {new!r} is not refused with {expected!r}, but with {found}"


def problems(importer, api, table):
  """What went unnoticed, one line each."""
  source, _ = subject.subclass(subject.STAND_IN.read_text())
  yield from refusals(importer, source, OVERRIDES)
  yield from refusals(importer, subject.uses(api)[0], USES)
  for selector, change in TABLE:
    importer.write_header(doctored_table(table, selector, change))
    name = re.match("[a-z]+", selector).group()
    if not any(name in complaint for complaint in importer.complaints(source)):
      yield f"self-test: {selector} with {change} is not refused"
