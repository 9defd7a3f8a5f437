"""The protocols that have optional methods: the API file's facts joined with OptionalMethods/."""

import dataclasses
import json
import re

import declarations
import generate

FOLDER = generate.HERE / "OptionalMethods"
TABLE = FOLDER / "methods.json"

# Of the entries of TABLE; the keys in the second set may be missing.
PROTOCOL_KEYS = {"summary", "selectors", "calls", "methods"}, {"call_with_scroll_view"}
METHOD_KEYS = {"summary"}, {"stand_in"}

# Most methods share this base name, so the label after it tells them apart.
SHARED_BASE_NAME = "tableView"


class TableError(Exception):
  """Something in TABLE that does not fit the API file."""


@dataclasses.dataclass(frozen=True)
class Method:
  # `tableView(_:heightForRowAt:)`
  name: str
  selector: str
  # The text between the parentheses.
  parameters: str
  # `Void` if there is none.
  result: str
  is_optional: bool
  # The iOS version, or None.
  deprecated: str | None
  summary: str
  # The Swift expression that a call gives where nobody implements the method.
  stand_in: str | None

  @property
  def base_name(self):
    return self.name.partition("(")[0]

  @property
  def short_name(self):
    """A name that no other method of the protocol has."""
    if self.base_name != SHARED_BASE_NAME:
      return self.base_name
    return self.name.split(":")[1]

  @property
  def arguments(self):
    """What passes the parameters on: `tableView, heightForRowAt: indexPath`."""
    passed = []
    for parameter in declarations.split_top_level(self.parameters):
      *labels, name = parameter.partition(":")[0].split()
      label = labels[0] if labels else name
      passed.append(name if label == "_" else f"{label}: {name}")
    return ", ".join(passed)


@dataclasses.dataclass(frozen=True)
class Protocol:
  name: str
  inherited: list[str]
  summary: str
  # The enumeration of the selectors.
  selectors: str
  # How the names of the structures that make the calls begin.
  calls: str
  # The structure that makes all calls whose one argument is the scroll view, if there is one.
  call_with_scroll_view: str | None
  # The required ones first.
  methods: list[Method]

  @property
  def optional_methods(self):
    return [method for method in self.methods if method.is_optional]

  def by_base_name(self):
    groups = {}
    for method in self.optional_methods:
      groups.setdefault(method.base_name, []).append(method)
    return groups


def check_keys(owner, entry, keys):
  required, allowed = keys
  for key in sorted(required - entry.keys()):
    raise TableError(f"{owner} has no \"{key}\"")
  for key in sorted(entry.keys() - required - allowed):
    raise TableError(f"{owner} has a \"{key}\", which means nothing")


def result(signature):
  end = signature.index("(") + len(declarations.parameters(signature)) + 2
  return signature[end:].removeprefix(" -> ") or "Void"


def stand_in(path, fact, entry):
  returned = result(fact["swift_signature"])
  if fact["requirement"] == "required" or returned == "Void":
    if "stand_in" in entry:
      raise TableError(f"{path} has a \"stand_in\", but is required or returns nothing")
    return None
  if "stand_in" in entry or returned.endswith("?"):
    return entry.get("stand_in", "nil")
  raise TableError(f"{path} needs a \"stand_in\": which {returned} if nobody implements it")


def method(path, fact, entry):
  check_keys(path, entry, METHOD_KEYS)
  signature = fact["swift_signature"]
  return Method(
    name=declarations.full_name(signature), selector=fact["selector"],
    parameters=declarations.parameters(signature), result=result(signature),
    is_optional=fact["requirement"] == "optional", deprecated=fact.get("deprecated"),
    summary=entry["summary"], stand_in=stand_in(path, fact, entry))


def protocol(name, facts, entry):
  check_keys(name, entry, PROTOCOL_KEYS)
  facts_by_name = {
    declarations.full_name(fact["swift_signature"]): fact
    for fact in facts["methods"] if not fact.get("unavailable_in_swift")
  }
  entries = entry["methods"]
  for missing in sorted(facts_by_name.keys() - entries.keys()):
    raise TableError(f"{name} has no entry for {missing}, which UIKit has")
  for unknown in sorted(entries.keys() - facts_by_name.keys()):
    raise TableError(f"{name} has an entry for {unknown}, which UIKit has not")
  methods = [method(f"{name}.{one}", fact, entries[one]) for one, fact in facts_by_name.items()]
  return Protocol(
    name=name, inherited=facts["inherits"], summary=entry["summary"],
    selectors=entry["selectors"], calls=entry["calls"],
    call_with_scroll_view=entry.get("call_with_scroll_view"),
    methods=sorted(methods, key=lambda one: one.is_optional))


def protocols(api, table):
  """All protocols of the table, in its order."""
  for name in sorted(table.keys() - api["protocols"].keys()):
    raise TableError(f"{name} has an entry, and UIKit has no such protocol")
  found = [protocol(name, api["protocols"][name], entry) for name, entry in table.items()]
  for one in found:
    names = [method.short_name for method in one.optional_methods]
    for name in names:
      if names.count(name) > 1 or not re.fullmatch(r"\w+", name):
        raise TableError(f"{one.name} has no single method to be called {name}")
  return found


def table():
  return json.loads(TABLE.read_text())
