"""Shows that the comparison can fail: every doctored copy of the API must be found out."""

import copy
import dataclasses

import compare
import declarations


def member(api, owner, start):
  entry = api["protocols"].get(owner) or api["classes"][owner]
  for group in ("initializers", "properties", "methods"):
    for one in entry.get(group, []):
      if one["swift_signature"].startswith(start):
        return entry[group], one
  raise KeyError(f"{owner} {start}")


def add(api, owner, group, signature):
  entry = api["protocols"].get(owner) or api["classes"][owner]
  entry[group].append({"swift_signature": signature, "requirement": "required"})


def remove(api, owner, start):
  members, one = member(api, owner, start)
  members.remove(one)


def replace(api, owner, start, old, new):
  _, one = member(api, owner, start)
  assert old in one["swift_signature"], (owner, start, old)
  one["swift_signature"] = one["swift_signature"].replace(old, new)


def require(api, owner, start):
  member(api, owner, start)[1]["requirement"] = "required"


def renumber(api, enumeration, position):
  api["enums"][enumeration][position]["raw"] = 77


def remove_type(api, kind, name):
  del api[kind][name]


def reparent(api, owner):
  api["classes"][owner]["superclass_chain"][0] = "UIControl"


# What is done to the API, and the differences that this alone must add.
DOCTORED = [
  ((add, "UITableView", "methods", "func fold(_ rows: [IndexPath])"),
   {("missing", "UITableView.fold(_:)")}),
  ((add, "UITableViewDataSource", "methods", "func fold(_ rows: [IndexPath])"),
   {("missing", "UITableViewDataSource.fold(_:)"), ("missing", "UITableViewController.fold(_:)")}),
  ((remove, "UITableView", "func rectForRow"), {("extra", "UITableView.rectForRow(at:)")}),
  ((remove, "UITableViewCell", "var accessoryType"), {("extra", "UITableViewCell.accessoryType")}),
  ((replace, "UITableView", "func rectForRow", "CGRect", "CGRect?"),
   {("different", "UITableView.rectForRow(at:)")}),
  ((replace, "UITableView", "func rectForRow", "at ", "atRow "),
   {("missing", "UITableView.rectForRow(atRow:)"), ("extra", "UITableView.rectForRow(at:)")}),
  ((replace, "UITableView", "weak var dataSource", "weak ", ""),
   {("different", "UITableView.dataSource")}),
  ((replace, "UITableView", "var rowHeight", "get set", "get"),
   {("different", "UITableView.rowHeight")}),
  ((replace, "UITableView", "var isEditing", "Bool", "Bool?"),
   {("different", "UITableView.isEditing")}),
  ((replace, "UITableViewCell", "init(style", "reuseIdentifier: String?", "reuseIdentifier: String"),
   {("different", "UITableViewCell.init(style:reuseIdentifier:)")}),
  ((require, "UITableViewDataSourcePrefetching", "func tableView(_ tableView: UITableView, cancel"),
   {("different", "UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)"),
    ("extra", "UITableViewDataSourcePrefetching.tableView?(_:cancelPrefetchingForRowsAt:)")}),
  ((replace, "UIView", "func addSubview", "_ view", "view"),
   {("missing", "UIView.addSubview(view:)"), ("extra", "UIView.addSubview(_:)")}),
  ((remove, "UIScrollView", "var refreshControl"), {("extra", "UIScrollView.refreshControl")}),
  ((remove_type, "protocols", "UIContentView"), {("unchecked", "UIContentView")}),
  ((renumber, "UITableView.Style", 1), {("different", "UITableView.Style.grouped")}),
  ((renumber, "UITableViewCell.StateMask (OptionSet)", 0),
   {("different", "UITableViewCell.StateMask.showingEditControl")}),
  ((remove_type, "enums", "UITableViewCell.DragState"),
   {("extra", f"UITableViewCell.DragState{member}")
    for member in ["", ".none", ".lifting", ".dragging", ".init(rawValue:)"]}),
  ((reparent, "UITableView"), {("different", "UITableView")}),
]


def paths(found):
  return {(kind, path) for kind, path, _ in found}


def with_members(headless, owner, change):
  actual, *rest = headless
  return ({**actual, owner: [change(one) for one in actual[owner]]}, *rest)


def unisolated(one):
  return dataclasses.replace(one, signature=one.signature.removeprefix("@MainActor "))


def closed(one):
  return dataclasses.replace(one, is_open=one.is_open and False)


def problems(api, headless):
  """What went unnoticed, one line each."""
  plain = paths(compare.differences(declarations.of_api(api), headless))
  for (change, *arguments), expected in DOCTORED:
    doctored = copy.deepcopy(api)
    change(doctored, *arguments)
    found = paths(compare.differences(declarations.of_api(doctored), headless)) - plain
    if found != expected:
      yield f"self-test: {change.__name__} {arguments} is seen as {sorted(found)}"
  for owner, change, expected in [
    ("UITableViewDataSourcePrefetching", unisolated, "different"),
    ("UITableViewCell", closed, "closed"),
  ]:
    doctored = with_members(headless, owner, change)
    found = paths(compare.differences(declarations.of_api(api), doctored)) - plain
    if {kind for kind, _ in found} != {expected} or (expected, owner) not in found:
      yield f"self-test: {change.__name__} {owner} is seen as {sorted(found)}"
  refused, unneeded = compare.judged(
    [("missing", "A.b()", ""), ("extra", "A.c", "")],
    [("missing", "A.*", "a reason"), ("missing", "B.*", "a reason")])
  if paths(refused) != {("extra", "A.c")} or [one[1] for one in unneeded] != ["B.*"]:
    yield f"self-test: allowances are judged as {refused} and {unneeded}"


def isolation_problems(graph):
  """A type that loses its @preconcurrency must be found."""
  doctored = copy.deepcopy(graph)
  for symbol in doctored.symbols.values():
    if symbol["pathComponents"] == ["UIResponder"]:
      for fragment in symbol["declarationFragments"]:
        fragment["spelling"] = fragment["spelling"].replace("@preconcurrency", "@objc")
  if set(doctored.strict()) - set(graph.strict()) != {"UIResponder"}:
    yield "self-test: UIResponder without @preconcurrency is not seen"
