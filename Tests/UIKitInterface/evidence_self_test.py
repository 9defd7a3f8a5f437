"""Doctors what spells UIKit's names, in every place alike, and must see each change refused.

The compiler cannot see such a change: the declarations that it compiles against are made from the
same facts. Three types had names that UIKit does not have, in all of these places at once.
"""

import json
import re

import evidence

# A type as UIKit has it, and as it might be believed to be.
MISTAKEN_TYPES = [
  ("UITableViewContentHuggingElements", "UITableView.ContentHuggingElements"),
  ("UIAccessibility.ExpandedStatus", "UIAccessibilityExpandedStatus"),
  ("UIAccessibility.DirectTouchOptions", "UIAccessibilityDirectTouchOptions"),
  ("UITableView.SelfSizingInvalidation", "UITableViewSelfSizingInvalidation"),
  ("UIScrollEdgeEffect", "UIScrollView.EdgeEffect"),
]

# Likewise of members: in the sources, and by selector in the facts.
MISTAKEN_MEMBERS = [
  ("contentAlignmentPoint", "contentAlignment", "UIScrollView contentAlignmentPoint"),
  ("willResignActiveNotification", "willBecomeInactiveNotification",
   "UIApplication willResignActiveNotification"),
  ("tableView:canPerformPrimaryActionForRowAtIndexPath:", "tableView:canPerformActionForRowAtIndexPath:",
   "UITableViewDelegate tableView:canPerformPrimaryActionForRowAtIndexPath:"),
]


def renamed(old, new, sources, tables, module):
  """The same name in the sources, the facts and the module, replaced by another one."""
  pattern = re.compile(rf"(?<!\w){re.escape(old)}(?!\w|\.[A-Z])")
  # Here a nested type is declared by its last name.
  inner, outer = new.rpartition(".")[2], old.rpartition(".")[2]
  declared = re.compile(rf"\b((?:struct|enum|class) ){outer}\b")
  return (
    [pattern.sub(new, source) for source in sources],
    [json.loads(pattern.sub(new, json.dumps(table))) for table in tables],
    declared.sub(rf"\1{inner}", pattern.sub(new, module)))


def problems(sources, tables, module, text):
  """What is let through that must not be, in words."""
  def must_refuse(what, expected, spelled=(sources, tables, module), text=text):
    found = evidence.problems(*spelled, text)
    for start in expected:
      if not any(problem.startswith(start) for problem in found):
        yield f"self-test: {what} is not refused with {start!r}, but with {found[:3]}"

  for right, wrong in MISTAKEN_TYPES:
    yield from must_refuse(
      f"{wrong} for {right}",
      [f"{wrong} has no evidence", f"evidence.txt: nothing spells {right} any more"],
      renamed(right, wrong, sources, tables, module))
  for right, wrong, line in MISTAKEN_MEMBERS:
    owner = line.partition(" ")[0]
    yield from must_refuse(
      f"{wrong} for {right}",
      [f"{owner} {wrong} has no evidence", f"evidence.txt: nothing spells {line} any more"],
      renamed(right, wrong, sources, tables, module))

  # Of one place alone, too.
  misspelled = [source.replace(
    '"tableView:heightForRowAtIndexPath:"', '"tableView:heightOfRowAtIndexPath:"')
    for source in sources]
  yield from must_refuse(
    "a selector that no facts have",
    ["ForwardedMethod tableView:heightOfRowAtIndexPath: has no evidence"],
    (misspelled, tables, module))
  yield from must_refuse(
    "a type that only a source names", ["UITableViewGallery has no evidence"],
    ([*sources, "let gallery: UITableViewGallery"], tables, module))
  yield from must_refuse(
    "a member that only the module declares", ["UILabel lineCount has no evidence"],
    (sources, tables, module.replace("var numberOfLines: Int", "var lineCount: Int")))

  def with_kinds(name, kinds):
    line = rf"^{re.escape(name)} \| \w+.*$"
    doctored, count = re.subn(line, f"{name} | {kinds}", text, flags=re.MULTILINE)
    assert count == 1, name
    return doctored

  member, old = "UITableView contentHuggingElements", "UITableView rowHeight"
  yield from must_refuse(
    "a member of iOS 18 with one kind", [f"{member} has evidence of one kind only, D"],
    text=with_kinds(member, "D"))
  yield from must_refuse(
    "a type without a Swift spelling", ["UITableView.Style is spelled in no Swift"],
    text=with_kinds("UITableView.Style", "OMN"))
  yield from must_refuse(
    "a line that nothing needs", ["evidence.txt: nothing spells UITableView noSuchMember"],
    text=text + "UITableView noSuchMember | O\n")
  yield from must_refuse(
    "a name on two lines", ["evidence.txt: line"], text=text + f"{old} | O\n")
  yield from must_refuse(
    "a kind that there is not", ["evidence.txt: line"], text=with_kinds(old, "X"))
  yield from must_refuse(
    "public code that is not quoted", ["evidence.txt: line"], text=with_kinds(old, "P"))
  if found := evidence.problems(sources, tables, module, with_kinds(old, "O")):
    yield f"self-test: one kind for an old member is refused: {found[:3]}"
