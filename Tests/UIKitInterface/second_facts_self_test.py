"""Doctors the facts, and with them the modules made from them, and must see each change found."""

import copy
import re

import second_facts


def entry(facts, owner, selector):
  api, view_facts, _ = facts
  groups = (
    [view_facts["classes"][owner]] if owner in view_facts["classes"] else
    [members for members in {**api["protocols"], **api["classes"]}[owner].values()
     if isinstance(members, list)])
  for members in groups:
    for member in members:
      if isinstance(member, dict) and member.get("selector") == selector:
        return members, member
  raise KeyError(f"{owner} {selector}")


def change(facts, owner, selector, key, old, new):
  _, member = entry(facts, owner, selector)
  assert old in member.get(key, ""), (owner, selector, old)
  member[key] = member[key].replace(old, new)
  relist(facts, owner, selector, rf"  {owner} {member['selector']}\1")


def remove(facts, owner, selector):
  members, member = entry(facts, owner, selector)
  members.remove(member)
  relist(facts, owner, selector, "")


def relist(facts, owner, selector, line):
  """The list of the members has to name what the facts do, or it is refused before."""
  facts[2] = re.sub(rf"^  {owner} {selector}(| .*)\n", f"{line}\n" if line else "", facts[2],
                    flags=re.MULTILINE)


def inherit(facts, owner, key, value):
  {**facts[0]["protocols"], **facts[0]["classes"]}[owner][key] = value


def renumber(facts, enumeration):
  facts[0]["enums"][enumeration][1]["raw"] = 77


SIGNATURE = "swift_signature"
EXPANDED = "accessibilityExpandedStatus"

# What is done to the facts, and the differences that this alone must add.
DOCTORED = [
  ((change, "UITableView", "rectForRowAtIndexPath:", "selector", "IndexPath", "Index"),
   {("absent", "UITableView rectForRowAtIndex:"),
    ("left out", "UITableView rectForRowAtIndexPath:")}),
  ((remove, "UIScrollView", "bounces"), {("left out", "UIScrollView bounces")}),
  ((change, "UITableView", "numberOfSections", SIGNATURE, "get", "get set"),
   {("settable", "UITableView numberOfSections")}),
  ((change, "UIView", "alpha", SIGNATURE, "var alpha: CGFloat { get set }",
    "func alpha() -> CGFloat"), {("kind", "UIView alpha")}),
  ((change, "UITableViewDelegate", "tableView:willSelectRowAtIndexPath:", "requirement",
    "optional", "required"),
   {("optional", "UITableViewDelegate tableView:willSelectRowAtIndexPath:")}),
  ((change, "UITableView", "contentHuggingElements", SIGNATURE, "HuggingElements", "Hugging"),
   {("type", "UITableView contentHuggingElements")}),
  ((change, "NSObject", EXPANDED, SIGNATURE, "ExpandedStatus {", "Expansion {"),
   {("type", f"NSObject {EXPANDED}")}),
  ((change, "UITableView", "cellForRowAtIndexPath:", SIGNATURE, "Cell?", "Cell"),
   {("type", "UITableView cellForRowAtIndexPath:")}),
  ((change, "UIView", "tintColor", SIGNATURE, "!", ""), {("type", "UIView tintColor")}),
  ((change, "UIResponder", "showWritingTools:", SIGNATURE, "Any", "Any?"),
   {("type", "UIResponder showWritingTools:")}),
  ((change, "UIView", "animateWithDuration:animations:", SIGNATURE, "@escaping ", ""),
   {("type", "UIView animateWithDuration:animations:")}),
  ((change, "UITableView", "reloadData", SIGNATURE, "func", "nonisolated func"),
   {("actor", "UITableView reloadData")}),
  ((change, "UIScrollView", "allowsKeyboardScrolling", "introduced", "17.0", "15.0"),
   {("version", "UIScrollView allowsKeyboardScrolling")}),
  ((change, "UIView", "traitCollectionDidChange:", "deprecated", "17.0", "18.0"),
   {("deprecated", "UIView traitCollectionDidChange:")}),
  ((inherit, "UIDataSourceModelAssociation", "inherits", ["NSObjectProtocol"]),
   {("inherits", "UIDataSourceModelAssociation NSObjectProtocol")}),
  ((inherit, "UITableViewCell", "conforms_to", []),
   {("inherits", "UITableViewCell UIGestureRecognizerDelegate")}),
  ((inherit, "UITableViewCell", "superclass_chain", ["UIControl"]),
   {("inherits", "UITableViewCell")}),
  ((renumber, "UITableView.Style"),
   {("case", "UITableView.Style grouped"), ("case", "UITableView.Style UITableViewStyleGrouped")}),
]


def paths(facts, interface, second):
  api, view_facts, _ = facts
  return {(kind, path)
          for kind, path, _ in second_facts.differences(api, view_facts, interface, second)}


def problems(api, view_facts, listed):
  """What went unnoticed, one line each."""
  second, facts = second_facts.table(), [api, view_facts, listed]
  interface = second_facts.interface(*facts)
  plain = paths(facts, interface, second)
  for (doctor, *arguments), expected in DOCTORED:
    doctored = copy.deepcopy(facts)
    doctor(doctored, *arguments)
    found = paths(doctored, second_facts.interface(*doctored), second) - plain
    if found != expected:
      yield f"self-test: {doctor.__name__} {arguments} is seen as {sorted(found)}"
  for declaration in ("class UITableView:", "protocol UITableViewDelegate:", "extension NSObject "):
    doctored = re.sub(rf"@MainActor (.*{declaration})", r"\1", interface)
    found = {kind for kind, _ in paths(facts, doctored, second) - plain}
    if found != {"actor"}:
      yield f"self-test: a {declaration} that is not the main actor's is seen as {found}"
