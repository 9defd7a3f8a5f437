"""HeadlessUIKit's public declarations, from the symbol graph that the compiler writes."""

import collections
import json
import re

from declarations import Declaration, declaration, normalised, parameters

SYNTHESIZED = "::SYNTHESIZED::"
# Swift's own structures, which have their isolation from a protocol.
CONFIGURATION_STATES = {"UIConfigurationState"}
TYPES = {"swift.class", "swift.protocol", "swift.struct", "swift.enum"}


def text(symbol):
  return "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])


class SymbolGraph:
  def __init__(self, folder):
    self.symbols, self.relations = {}, collections.defaultdict(list)
    for file in sorted(folder.glob("*.symbols.json")):
      graph = json.loads(file.read_text())
      for symbol in graph["symbols"]:
        if SYNTHESIZED not in symbol["identifier"]["precise"]:
          self.symbols[symbol["identifier"]["precise"]] = symbol
      for relation in graph["relationships"]:
        self.relations[relation["kind"]].append(relation)
    self.overriding = {relation["source"] for relation in self.relations["overrides"]}
    self.requirements = {relation["source"] for relation in self.relations["requirementOf"]}
    defaults = self.relations["defaultImplementationOf"]
    self.defaults = {relation["source"] for relation in defaults}
    self.with_default = {relation["target"] for relation in defaults}

  def path(self, identifier):
    return ".".join(self.symbols[identifier]["pathComponents"])

  def related(self, kind):
    """Pairs of a type and what it inherits from or conforms to, both by name."""
    for relation in self.relations[kind]:
      if relation["source"] not in self.symbols:
        continue
      target = relation["target"]
      named = self.path(target) if target in self.symbols else relation.get("targetFallback", "")
      if target not in self.symbols:
        named = named.partition(".")[2]
      yield self.path(relation["source"]), named

  def cases(self):
    """The paths of what has a raw value: the cases, and the static members of option sets."""
    with_raw_value = {
      name for name, other in self.related("conformsTo") if other == "RawRepresentable"
    }
    for identifier, symbol in self.symbols.items():
      owner = ".".join(symbol["pathComponents"][:-1])
      if owner not in with_raw_value:
        continue
      kind = symbol["kind"]["identifier"]
      is_constant = kind == "swift.type.property" and text(symbol).endswith(f": {owner}")
      if kind == "swift.enum.case" or is_constant:
        yield self.path(identifier)

  def types(self, raw_values):
    """What the module declares, by type; what overrides an inherited member comes apart."""
    superclasses = dict(self.related("inheritsFrom"))
    types, overrides = collections.defaultdict(list), collections.defaultdict(list)
    for identifier, symbol in self.symbols.items():
      path = self.path(identifier)
      kind = symbol["kind"]["identifier"]
      if kind in TYPES:
        signature = normalised(text(symbol)).partition(" : ")[0]
        if path in superclasses:
          signature += f": {superclasses[path]}"
        is_open = symbol["accessLevel"] == "open" if kind == "swift.class" else None
        types[path].append(Declaration(path, "", signature, is_open))
        continue
      owner = ".".join(symbol["pathComponents"][:-1])
      found = self.member(identifier, symbol, owner, raw_values.get(path))
      if found:
        (overrides if identifier in self.overriding else types)[owner].append(found)
    for name, other in self.related("conformsTo"):
      types[name].append(Declaration(name, f": {other}", f"{name}: {other}"))
    for name in list(types):
      if self.is_protocol(types[name]):
        types[name] += self.calls(name, types)
    return types, overrides, superclasses

  def is_protocol(self, members):
    return any("protocol " in member.signature for member in members if not member.name)

  def strict(self):
    """The types that say that they are the main actor's, and not that older code may ignore it.

    What Swift imports from Objective-C is such for language mode 6 alone. A type that inherits its
    isolation inherits this, too.
    """
    inheriting = dict(self.related("inheritsFrom"))
    inheriting.update(
      (name, other) for name, other in self.related("conformsTo") if other in CONFIGURATION_STATES)
    declared = {self.path(identifier) for identifier in self.symbols}
    for identifier, symbol in self.symbols.items():
      path = self.path(identifier)
      if symbol["kind"]["identifier"] not in TYPES or inheriting.get(path) in declared:
        continue
      if re.match(r"(?!.*@preconcurrency).*@MainActor", text(symbol)):
        yield path

  def member(self, identifier, symbol, owner, raw_value):
    # A default implementation says no more than that its requirement is optional.
    if symbol["kind"]["identifier"] == "swift.func.op" or identifier in self.defaults:
      return None
    signature = text(symbol)
    is_overridable = not re.search(r"\b(?:init|static|case|typealias)\b", signature.split("(")[0])
    found = declaration(owner, signature, isolated=False)
    signature = found.signature
    if identifier in self.requirements and identifier in self.with_default:
      signature = f"optional {signature}"
    if raw_value is not None:
      signature += f" = {raw_value}"
    is_open = symbol["accessLevel"] == "open" if is_overridable else None
    return Declaration(owner, found.name, signature, is_open)

  def calls(self, protocol, types):
    """The calls that the properties of a protocol make possible, one for each base name."""
    for member in list(types[protocol]):
      found = re.fullmatch(
        r"@MainActor var (\w+): (Optional\w+)(?:<(\w+)>)?\? \{ get \}", member.signature)
      if not found:
        continue
      types[protocol].remove(member)
      base, name, argument = found.groups()
      generic = re.search(r"<(\w+)>$", types[name][0].signature) if argument else None
      for call in types[name]:
        prefix = "@MainActor func callAsFunction("
        if not call.signature.startswith(prefix):
          continue
        signature = call.signature
        if generic:
          signature = re.sub(rf"\b{generic.group(1)}\b", argument, signature)
        yield Declaration(
          protocol, call.name.replace("callAsFunction(", f"{base}?("),
          signature.replace("func callAsFunction(", f"{base}?(", 1))
