"""The names of UIKit that the Apple branch, the facts and the hand-written module spell.

Source and declarations are made from the same facts, so that a name that is wrong in the facts is
wrong in both and matches itself. What is found here is therefore compared with evidence.txt, which
comes from elsewhere.
"""

import functools
import re

import declarations
import newer_names

# Types of UIKit and of the frameworks below it, with those that they nest.
TYPE = re.compile(r"\b(?:UI|NS|CA|CG|AX)[A-Z]\w*(?:\.[A-Z]\w*)*")
# Swift's own: a type's type is no type of UIKit's.
METATYPE = re.compile(r"\.(?:Type|Protocol)$")
IMPORT = re.compile(r"\bimport \w+")

DIRECTIVE = re.compile(r"\s*#(if|elseif|else|endif)\b(.*)")

# One hand-written declaration: what it declares, after its attributes and modifiers.
CONTAINER = re.compile(r"\b(?:class|struct|enum|protocol|extension) ([A-Z][\w.]*)")
MEMBER = re.compile(r"(?:\b(?:var|let|func|typealias) \w+|\binit[?!]?\()")


@functools.cache
def apple_branch(text):
  """The code of a source as Apple's compiler reads it: without comments, literals and the rest."""
  kept, branches = [], []
  for line in newer_names.code_only(text).split("\n"):
    if found := DIRECTIVE.match(line):
      word, condition = found.groups()
      if word == "if":
        asks = "HEADLESS_UIKIT" in condition
        branches.append((asks, not asks or "!HEADLESS_UIKIT" in condition))
      elif word == "else" and branches:
        asks, is_kept = branches.pop()
        branches.append((asks, not is_kept if asks else True))
      elif word == "endif" and branches:
        branches.pop()
    elif all(is_kept for _, is_kept in branches):
      kept.append(line)
  return "\n".join(kept)


def types_in(text):
  return {METATYPE.sub("", name) for name in TYPE.findall(IMPORT.sub("", text))}


def types_of_sources(sources):
  return {name for source in sources for name in types_in(apple_branch(source))}


def selectors_of_sources(sources):
  """What ForwardedMethod forwards, which no compiler compares with anything."""
  for source in sources:
    if listed := re.search(r"\benum ForwardedMethod\b[^{]*\{(.*?)\n\}", source, re.DOTALL):
      yield from re.findall(r'^ *case \w+ = "([\w:]+)"', listed.group(1), re.MULTILINE)


def tables_members(tables):
  """The members of the facts: owner and declaration, in whichever form a table has them."""
  for table in tables:
    for owner, entry in [*table.get("protocols", {}).items(), *table["classes"].items()]:
      groups = [entry] if isinstance(entry, list) else [
        entry.get(group, []) for group in ("initializers", "properties", "methods")]
      for member in (member for group in groups for member in group):
        yield owner, member
    for key, cases in table.get("enums", {}).items():
      owner = key.partition(" ")[0]
      for case in cases:
        yield owner, {"swift_signature": f"case {case['name']}", "introduced": "2.0", **case}


def name_of(member):
  """The name under which a member has its evidence: its selector, or what Swift alone has."""
  signature = member["swift_signature"]
  if signature.startswith("case "):
    return signature.removeprefix("case ")
  return member.get("selector") or signature


def types_of_tables(tables):
  """The types that the facts describe or mention, and the first iOS version if they say it."""
  found = {}
  for table in tables:
    for owner, entry in [*table.get("protocols", {}).items(), *table["classes"].items()]:
      found[owner] = entry.get("introduced") if isinstance(entry, dict) else None
      for nested in [] if isinstance(entry, list) else entry.get("types", []):
        name = re.match(r"\w+ (\w+)", nested["swift_signature"]).group(1)
        found[f"{owner}.{name}"] = nested["introduced"]
    found.update((key.partition(" ")[0], None) for key in table.get("enums", {}))
  for _, member in tables_members(tables):
    for name in types_in(member["swift_signature"]):
      found.setdefault(name, None)
  return found


def type_declared(declaration):
  """The name of the type that a declaration declares or extends, if it does."""
  found = CONTAINER.search(declaration)
  is_member = re.search(r"\bclass (?:var|func)\b", declaration)
  return found.group(1) if found and not is_member else None


def declared_members(module):
  """The members of the types of a hand-written module: owner, and the declaration.

  Of a type itself, the declaration is its head.
  """
  owners, statement = [], ""
  for line in module.splitlines():
    code = line.partition("//")[0].strip()
    statement = f"{statement} {code}".strip()
    opened = type_declared(statement)
    is_open = statement.count("(") > statement.count(")") or statement.endswith((":", ","))
    if not statement or is_open or (opened and "{" not in statement):
      continue
    if statement.startswith("}"):
      owners.pop()
    elif opened:
      outer = f"{owners[-1]}." if owners else ""
      owner, inside = outer + opened, statement.partition("{")[2]
      if "extension " not in statement:
        yield owner, statement.partition("{")[0].strip()
      if "}" not in inside:
        owners.append(owner)
      elif inside.strip().startswith("case "):
        yield owner, inside.partition("}")[0].strip()
    elif owners:
      yield owners[-1], statement
    statement = ""


def names_of_declaration(declaration):
  """What a hand-written declaration of a member declares, by its names in Swift."""
  if declaration.startswith("case "):
    return [case.strip(" `") for case in declaration.removeprefix("case ").split(",")]
  if found := MEMBER.search(declaration):
    text = re.sub(r"^(?:typealias|let) ", "var ", declaration[found.start():])
    return [declarations.full_name(text)]
  return []


def supertypes(head):
  """The types that a type inherits from or conforms to, after the head of its declaration."""
  return re.findall(r"\w+", head.rpartition(">")[2].partition(":")[2] or head.partition(":")[2])


def inherits(owner, name, above, known):
  """Whether what is above a type has the member, which then has its evidence there."""
  return any((other, name) in known or inherits(other, name, above, known)
             for other in above.get(owner, []) if other != owner)


def spellings_of_module(tables, module):
  """The members that only the hand-written module declares, but for what they inherit."""
  known, above, own = set(), {}, []
  for table in tables:
    for owner, entry in [*table.get("protocols", {}).items(), *table["classes"].items()]:
      if isinstance(entry, dict):
        above[owner] = [*entry.get("superclass_chain", [])[:1], *entry.get("inherits", [])]
  for owner, member in tables_members(tables):
    if not re.match(r"@|class let|case", member["swift_signature"]):
      known.add((owner, declarations.full_name(member["swift_signature"])))
  for owner, declaration in declared_members(module):
    if type_declared(declaration):
      above.setdefault(owner, []).extend(supertypes(declaration))
    else:
      own += [(owner, name) for name in names_of_declaration(declaration)]
  declared = known | set(own)
  for owner, name in own:
    # A raw value is the standard library's, and the conformance says that it is there.
    is_raw = name in ("rawValue", "init(rawValue:)")
    if (owner, name) not in known and not is_raw and not inherits(owner, name, above, declared):
      yield f"{owner} {name}"


def needed(sources, tables, module):
  """Every spelling that needs evidence, with the first iOS version that has it, if it is said.

  A type by its name, a member by its owner and its name.
  """
  mentioned = types_of_sources(sources) | types_in(newer_names.code_only(module))
  names = {name: None for name in mentioned}
  names.update(types_of_tables(tables))
  of_objects = {
    name_of(member) for owner, member in tables_members(tables) if owner == "NSObject"}
  for owner, member in tables_members(tables):
    # UIKit gives accessibility to every object; HeadlessUIKit, and what describes it, to views.
    owner = "NSObject" if owner == "UIView" and name_of(member) in of_objects else owner
    names.setdefault(f"{owner} {name_of(member)}", member["introduced"])
  for name in spellings_of_module(tables, module):
    names.setdefault(name, None)
  selectors = {member.get("selector") for _, member in tables_members(tables)}
  for selector in selectors_of_sources(sources):
    if selector not in selectors:
      names.setdefault(f"ForwardedMethod {selector}", None)
  return names
