"""Compares the facts with those of other binding sets; see README.md.

The modules that the libraries are compiled against are made from the facts, so that they cannot show
where these are wrong. What second-facts.json holds was made from Apple's headers by others.
"""

import json
import pathlib
import re

import compare
import content_table
import content_table_source
import generate
import objective_c_types

HERE = pathlib.Path(__file__).resolve().parent
ALLOWED = HERE / "allowed-facts.txt"

KINDS = {
  "absent": "the facts have it, the second table has not",
  "left out": "the second table has it, the facts have not",
  "kind": "a property or a method, of the class or of its objects",
  "settable": "whether a property can be set",
  "optional": "whether a protocol's method may be left out",
  "type": "the types of parameters and result, and whether they may be nil",
  "actor": "whether it is for the main thread only",
  "version": "the first iOS that has it",
  "deprecated": "the first iOS that advises against it",
  "inherits": "a superclass, or a protocol",
  "case": "the cases of an enumeration or an option set, and their values",
}


def table():
  return json.loads((HERE / "second-facts.json").read_text())


def described(api, view_facts):
  """The members that the facts describe, by type."""
  found = {name: entry["methods"] for name, entry in api["protocols"].items()}
  for name, entry in api["classes"].items():
    found[name] = [
      member for group in ("initializers", "properties", "methods")
      for member in entry.get(group, [])
    ]
  found["UITableView"] = [*found["UITableView"], content_table.INHERITED]
  for name, members in view_facts["classes"].items():
    found[name] = [member for member in members if "selector" in member]
  return found


def refined(types, name):
  """A type, and the protocols that it has, with those that these refine."""
  if name in types:
    yield name
    for other in types[name].get("protocols", []):
      yield from refined(types, other)


def ancestors(types, name):
  """A class, and what it descends from."""
  while name in types:
    yield name
    name = types[name].get("superclass")


def find(types, owner, selector):
  """The member, and the name of the type that declares it."""
  for ancestor in ancestors(types, owner):
    for name in refined(types, ancestor):
      for member in types[name]["members"]:
        if member["selector"] == selector:
          return member, name
  return None, None


def same_type(found, wanted, mentioned):
  if found == wanted:
    return True
  found, wanted = (text.removeprefix("noescape ") if text.endswith("?") else text
                   for text in (found, wanted))
  # Of what blocks take and give, and of raw pointers, the sets do not say whether it may be nil.
  is_known = wanted.endswith("!") and not wanted.endswith("*!")
  if not is_known and re.fullmatch(re.escape(wanted).replace("!", "[?!]?"), found):
    return True
  # The facts may write a block's type where the headers have a name for it.
  block = mentioned.get(wanted.removesuffix("?"), "").removeprefix("alias ")
  return found.removeprefix("noescape ") == (f"({block})?" if wanted.endswith("?") else block)


def version(member, declaring):
  """The first iOS of a member, its type's where that is newer than UIKit itself, or None."""
  of_type = declaring.get("introduced", "2.0")
  return member.get("introduced") or (of_type if of_type != "2.0" else None)


def member_differences(owner, member, second, is_protocol):
  """What the second table says otherwise of one member."""
  types, path = second["types"], f"{owner} {member['selector']}"
  other, declaring = find(types, owner, member["selector"])
  if other is None:
    yield "absent", path, KINDS["absent"]
    return
  read = objective_c_types.signature(member["swift_signature"])
  is_property, result = "property" in other, other.get("property", other.get("result"))
  is_static = other.get("static", False)
  # Swift takes a method of the class that makes an object for an initialiser.
  if read.result.startswith("instancetype") and result == "instancetype":
    is_static = read.is_static
  if (read.is_property, read.is_static) != (is_property, is_static):
    yield "kind", path, f"{member['swift_signature']}, second: {other}"
    return
  if read.is_settable != other.get("settable", False):
    yield "settable", path, f"second: {other.get('settable', False)}"
  if is_protocol and (member["requirement"] == "optional") != other.get("optional", False):
    yield "optional", path, f"second: {other.get('optional', False)}"
  for found, wanted in zip(
      [*read.parameters, read.result], [*other.get("parameters", []), result], strict=True):
    if not same_type(found, wanted, second["mentioned"]):
      yield "type", path, f"{found}, second: {wanted}"
  is_main = any(one.get("main", False) for one in (other, types[owner], types[declaring]))
  if read.is_isolated != is_main:
    yield "actor", path, f"second: {is_main}"
  since = version(other, types[owner] if declaring == owner else {})
  if since and since != member["introduced"]:
    yield "version", path, f"{member['introduced']}, second: {since}"
  if member.get("deprecated") != other.get("deprecated"):
    yield "deprecated", path, f"{member.get('deprecated')}, second: {other.get('deprecated')}"


def inheritance_differences(api, types):
  for name, entry in {**api["protocols"], **api["classes"]}.items():
    other = types.get(name, {})
    superclass = entry.get("superclass_chain", [None])[0]
    if superclass != other.get("superclass"):
      yield "inherits", name, f"{superclass}, second: {other.get('superclass')}"
    said = {"NSObjectProtocol"} if superclass else set()
    for one in entry.get("inherits", entry.get("conforms_to", [])):
      said.update([one, *refined(types, one)])
    known = {"NSObjectProtocol"} if superclass else set()
    for ancestor in ancestors(types, name):
      known.update(set(refined(types, ancestor)) | set(types[ancestor].get("protocols", [])))
    for one in sorted(said - known):
      yield "inherits", f"{name} {one}", "the facts have it, the second table has not"
    for one in sorted(set(other.get("protocols", [])) - said):
      yield "inherits", f"{name} {one}", "the second table has it, the facts have not"


def left_out(facts, types):
  """The members of the second table that the facts do not have."""
  for owner in facts.keys() & types.keys():
    known = {
      member["selector"] for ancestor in ancestors(types, owner)
      for member in facts.get(ancestor, [])
    }
    for name in refined(types, owner):
      if name != owner and name in facts:
        continue
      for member in types[name]["members"]:
        if member["selector"] not in known:
          known.add(member["selector"])
          yield "left out", f"{owner} {member['selector']}", f"iOS {member.get('introduced', '?')}"


def isolation_differences(interface, second):
  """What the modules that the libraries are compiled against say of the main actor."""
  for line in interface.splitlines():
    found = re.match(r"(.*?)\b(class|protocol|extension) (\w+)(?=[^\w.].*\{)", line)
    if not found or line.startswith(" "):
      continue
    before, word, name = found.groups()
    types, mentioned = second["types"], second["mentioned"].get(name, "")
    if word == "extension" and name != "NSObject" or name not in types and not mentioned:
      continue
    members = types.get(name, {}).get("members", [])
    is_main = types.get(name, {}).get("main", False) or ", main" in mentioned
    if word == "extension":
      is_main = all(member.get("main") for member in members)
    if ("@MainActor" in before) != is_main:
      yield "actor", name, f"second: {is_main}"


def case_differences(api, cases):
  """A case in Swift is the end of the constant's name in Objective-C."""
  for key, entries in api["enums"].items():
    path, _, kind = key.partition(" ")
    name = objective_c_types.objective_c(path)
    left = dict(cases.get(name, {}))
    for entry in entries:
      constant = next(
        (one for one in left
         if one.removesuffix("Mask").lower().endswith(entry["name"].lower())
         and left[one] == entry["raw"]), None)
      if constant:
        del left[constant]
      else:
        yield "case", f"{path} {entry['name']}", f"{entry['raw']}, second: {cases.get(name)}"
    for constant, value in left.items():
      # An empty option set has no name in Swift.
      if value or not kind:
        yield "case", f"{path} {constant}", "the facts do not have it"


def differences(api, view_facts, interface, second):
  """Triples of kind, path (type and selector) and what shows it."""
  facts = described(api, view_facts)
  for owner, members in facts.items():
    if owner not in second["types"]:
      yield "absent", owner, KINDS["absent"]
      continue
    for member in members:
      yield from member_differences(owner, member, second, owner in api["protocols"])
  yield from inheritance_differences(api, second["types"])
  yield from left_out(facts, second["types"])
  yield from isolation_differences(interface, second)
  yield from case_differences(api, second["cases"])


def interface(api, view_facts, listed):
  """UIKit's module as the libraries are compiled against it."""
  written = (HERE / "Modules" / "UIKit.swiftinterface").read_text()
  passed_on = content_table_source.uikit_members(api, view_facts, listed, written)
  return "\n".join([written, *generate.table_api(api), *passed_on])


def problems(api, view_facts, listed):
  """What nothing allows, and what is allowed and not needed. Prints what was compared."""
  second = table()
  found = list(differences(api, view_facts, interface(api, view_facts, listed), second))
  allowed = list(compare.allowances(ALLOWED.read_text(), KINDS))
  refused, unneeded = compare.judged(found, allowed)
  members = sum(map(len, described(api, view_facts).values()))
  print(f"UIKit interface: second facts: {members} members compared,"
        f" {len(found) - len(refused)} differences allowed")
  for kind, reason in dict.fromkeys((kind, reason) for kind, _, reason in allowed):
    group = [one for one in allowed if one[0] == kind and one[2] == reason]
    count = len(found) - len(compare.judged(found, group)[0])
    print(f"  {count} {kind}: {reason}")
  return [f"{kind}: {path}\n  {detail}" for kind, path, detail in refused] + [
    f"not needed any more in {ALLOWED.name}: {kind}: {path}" for kind, path, _ in unneeded]
