"""What ContentTableView does with each member: the list and the facts, joined; see README.md."""

import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent

# What becomes of a member. Those in the second line say why, after a colon.
PLAIN = ["translates", "announces", "wraps", "by hand", "passes"]
REASONED = ["passes every write", "reads", "shows itself", "upkeep", "moves", "kept"]

# The kinds of functions that act; of the others, each gives an answer.
ACTING = ["translates and acts", "by hand and acts", "passes and acts", "announces"]
KINDS = PLAIN + ACTING

# What ContentTableView overrides by hand.
BY_HAND = ["translates", "announces", "wraps", "by hand"]

# Of what tables have, the table API does not say it in the class itself.
INHERITED = {"selector": "isSpringLoaded", "swift_signature": "var isSpringLoaded: Bool { get set }",
             "introduced": "11.0"}


class ListError(Exception):
  pass


def table_members(api):
  """The members of UITableView, by selector."""
  table = api["classes"]["UITableView"]
  members = [*table["initializers"], *table["properties"], *table["methods"],
             *api["protocols"]["UIDataSourceTranslating"]["methods"], INHERITED]
  return {member["selector"]: member for member in members}


def members(api, view_facts):
  """Every member of the facts: class and name to declaration."""
  found = {("UITableView", name): member for name, member in table_members(api).items()}
  for owner, declared in view_facts["classes"].items():
    for member in declared:
      name = member.get("selector") or member["swift_signature"]
      if (owner, name) in found:
        raise ListError(f"{owner} {name} stands twice in the facts")
      found[owner, name] = member
  return found


def decisions(text):
  """The list: (class, name) to what becomes of the member."""
  decided, kind = {}, None
  for number, line in enumerate(text.splitlines(), 1):
    if not line.strip() or line.startswith("#"):
      continue
    if not line.startswith(" "):
      kind, _, reason = line.strip().partition(": ")
      if kind not in (REASONED if reason else KINDS) or reason and len(reason) < 10:
        raise ListError(f"line {number}: {kind!r} is no kind, or needs a reason, or needs none")
      continue
    owner, _, name = line.strip().partition(" ")
    if kind is None or not name:
      raise ListError(f"line {number}: a member without a kind, or without a class")
    if (owner, name) in decided:
      raise ListError(f"line {number}: {owner} {name} stands twice in the list")
    decided[owner, name] = kind
  return decided


def joined(api, view_facts, text):
  """Every member with what becomes of it: (owner, name, declaration, kind), in the list's order.

  Each member of the facts must stand in the list, and each line of the list in the facts.
  """
  known, decided = members(api, view_facts), decisions(text)
  for owner, name in known.keys() - decided.keys():
    raise ListError(f"{owner} {name} stands in the facts and not in content-table.txt")
  for owner, name in decided.keys() - known.keys():
    raise ListError(f"{owner} {name} stands in content-table.txt and not in the facts")
  for (owner, name), kind in decided.items():
    if problem := unanswered(known[owner, name]["swift_signature"], kind):
      raise ListError(f"{owner} {name} {problem}, and its kind is {kind!r}")
  return [(*key, known[key], kind) for key, kind in decided.items()]


def unanswered(signature, kind):
  """What the kind of a member leaves open: what a function does, or what becomes of a property."""
  if kind in ("kept", "upkeep"):
    return None
  is_property = signature.removeprefix("weak ").startswith("var ")
  if is_property:
    is_set = "set" in signature.rpartition("{")[2]
    if kind in ACTING or kind == "moves":
      return "is a property"
    if kind in ("reads", "shows itself", "passes every write") and not is_set:
      return "is never set"
    return None
  if kind in ("wraps", "reads", "shows itself", "passes every write"):
    return "is a function"
  if kind not in (*ACTING, "moves") and "->" not in signature:
    return "has no result, so that it must act"
  return None


def is_by_hand(kind):
  """Whether ContentTableView overrides the members of a kind once more."""
  return kind.removesuffix(" and acts") in BY_HAND


def view_facts():
  return json.loads((HERE / "content-table-api.json").read_text())


def listed():
  return (HERE / "content-table.txt").read_text()


def headless_names(api, view_api):
  """The members that HeadlessUIKit has: (class, selector)."""
  missing = {"contextMenuInteraction", "contentHuggingElements"}
  names = {("UITableView", name) for name in table_members(api).keys() - missing}
  for owner, declaration in view_api["classes"].items():
    for kind in ("initializers", "properties", "methods"):
      names.update((owner, member.get("selector")) for member in declaration.get(kind, []))
  return names
