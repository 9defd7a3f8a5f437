"""Public declarations in one form, whether they come from the API file or from the compiler."""

import dataclasses
import re

import generate

# One type, two names.
SAME_TYPE = {"Notification.Name": "NSNotification.Name"}

# Of no consequence to who uses a declaration. `open` is compared by itself.
IGNORED_MODIFIERS = r"(?:open|public|override|final|dynamic)\s+"

INDEX_PATH = "IndexPath"


@dataclasses.dataclass(frozen=True)
class Declaration:
  owner: str
  name: str
  signature: str
  # Whether a subclass may override it; None where that is no question.
  is_open: bool | None = None

  @property
  def path(self):
    return f"{self.owner}.{self.name}" if self.name else self.owner


def split_top_level(text, separator=","):
  parts, depth = [""], 0
  for character in text.replace("->", "→"):
    depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1, ">": -1}.get(character, 0)
    if character == separator and depth == 0:
      parts.append("")
    else:
      parts[-1] += character
  return [part.replace("→", "->").strip() for part in parts if part.strip()]


def parameters(signature):
  """The text between the parentheses after the name of a function or initialiser."""
  start = signature.index("(")
  depth = 0
  for position in range(start, len(signature)):
    depth += {"(": 1, ")": -1}.get(signature[position], 0)
    if depth == 0:
      return signature[start + 1:position]
  raise ValueError(f"unbalanced parentheses: {signature}")


def full_name(signature):
  """`tableView(_:heightForRowAt:)`, `rowHeight`, `init(coder:)`."""
  found = re.match(r"(?:\w+ )*?(?:func |var |case |typealias |(?=init\b))(\w+)[?!]?", signature)
  if not found:
    raise ValueError(f"neither function, property, initialiser nor case: {signature}")
  name = found.group(1)
  if not signature[found.end():].startswith("("):
    return name
  labels = [part.split()[0].rstrip(":") for part in split_top_level(parameters(signature))]
  return f"{name}({''.join(label + ':' for label in labels)})"


def normalised(text, isolated_by_type=False):
  """A signature with its isolation, and without what one compiler prints and another does not."""
  text = re.sub(r"\s+", " ", text).strip().replace("`", "")
  isolated = isolated_by_type
  while attribute := re.match(r"@(\w+)(\([^)]*\))?\s*", text):
    isolated = isolated or attribute.group(1) == "MainActor"
    text = text[attribute.end():]
  while modifier := re.match(IGNORED_MODIFIERS, text):
    text = text[modifier.end():]
  if re.match(r"(?:\w+ )*nonisolated ", text):
    isolated = False
    text = text.replace("nonisolated ", "", 1)
  text = re.sub(r"^class (?=var |let |func )", "static ", text)
  if re.match(r"(?:\w+ )*let ", text):
    text = text.replace("let ", "var ", 1) + " { get }"
  elif re.match(r"(?:\w+ )*var ", text) and not text.endswith("}"):
    text += " { get set }"
  for name, other in SAME_TYPE.items():
    text = re.sub(rf"(?<![\w.]){re.escape(name)}\b", other, text)
  return ("@MainActor " if isolated else "") + text


def declaration(owner, text, isolated, is_open=None):
  signature = normalised(text, isolated)
  return Declaration(owner, full_name(signature.removeprefix("@MainActor ")), signature, is_open)


def called(owner, method):
  """The call of an optional method: `delegate.tableView?(table, heightForRowAt: path)`."""
  signature = method["swift_signature"].removeprefix("func ")
  name, inside = signature.partition("(")[0], parameters(signature)
  # Swift flattens the optional of an optional result.
  result = signature[signature.index("(") + len(inside) + 2:].removeprefix(" -> ") or "Void"
  result = result if result.endswith("?") else result + "?"
  path = full_name(method["swift_signature"]).replace("(", "?(", 1)
  return Declaration(owner, path, f"@MainActor {name}?({inside}) -> {result}")


def of_protocol(name, entry):
  inherited = entry["inherits"]
  yield Declaration(name, "", f"@MainActor protocol {name}")
  for other in inherited:
    yield Declaration(name, f": {other}", f"{name}: {other}")
  for method in entry["methods"]:
    if method.get("unavailable_in_swift"):
      continue
    found = declaration(name, method["swift_signature"], isolated=True)
    if method["requirement"] == "optional":
      yield dataclasses.replace(found, signature=f"optional {found.signature}")
      yield called(name, method)
    elif method["requirement"] == "default":
      # Swift's own: there is an implementation, and it is called as any other.
      yield dataclasses.replace(found, signature=f"optional {found.signature}")
    else:
      yield found


def of_class(api, name, entry):
  yield Declaration(name, "", f"@MainActor class {name}: {entry['superclass_chain'][0]}", True)
  conformances = entry.get("conforms_to", [])
  for other in conformances:
    yield Declaration(name, f": {other}", f"{name}: {other}")
  members = [
    member
    for group in ("initializers", "properties", "methods")
    for member in entry.get(group, [])
  ]
  members += generate.inherited_methods(api, conformances)
  signatures = [
    member["swift_signature"] for member in members if not member.get("unavailable_in_swift")
  ]
  for signature in signatures + generate.CLASS_ADDITIONS.get(name, []):
    found = declaration(name, signature, isolated="typealias" not in signature)
    can_be_open = re.search(r"\b(?:init|static|typealias)\b", found.signature) is None
    yield dataclasses.replace(found, is_open=True if can_be_open else None)


def of_nested_type(owner, entry):
  """Of a type that is neither enumeration nor option set the facts have the first line only."""
  kind, name = re.match(r"(\w+) (\w+)", entry["swift_signature"]).groups()
  yield Declaration(f"{owner}.{name}", "", f"{kind} {name}")


def of_enumeration(key, cases):
  name, _, kind = key.partition(" ")
  yield Declaration(name, "", f"{'struct' if kind else 'enum'} {name.rpartition('.')[2]}")
  yield Declaration(name, ": Sendable", f"{name}: Sendable")
  if kind:
    yield Declaration(name, ": OptionSet", f"{name}: OptionSet")
    raw_type = generate.raw_type(kind)
    yield declaration(name, f"init(rawValue: {raw_type})", False)
    yield declaration(name, f"var rawValue: {raw_type} {{ get }}", False)
  else:
    yield declaration(name, "init?(rawValue: Int)", False)
  seen = set()
  for case in cases:
    is_static = kind or case["raw"] in seen
    seen.add(case["raw"])
    text = f"static var {case['name']}: {name} {{ get }}" if is_static else f"case {case['name']}"
    yield Declaration(name, case["name"], f"{text} = {case['raw']}")


def of_index_path():
  text = (generate.HERE / "Modules" / "UIKit.swiftinterface").read_text()
  block = re.search(r"^extension IndexPath \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
  for line in block.group(1).splitlines():
    yield declaration(INDEX_PATH, line, isolated=False)


def of_api(api):
  """What UIKit declares, by type."""
  types = {INDEX_PATH: list(of_index_path())}
  for name, entry in api["protocols"].items():
    types[name] = list(of_protocol(name, entry))
  for name, entry in api["classes"].items():
    types[name] = list(of_class(api, name, entry))
    for nested in entry.get("types", []):
      found = list(of_nested_type(name, nested))
      types[found[0].owner] = found
  for key, cases in api["enums"].items():
    types[key.partition(" ")[0]] = list(of_enumeration(key, cases))
  return types
