"""The Swift text of ForwardingTableView, and the members of views that its overrides need in UIKit."""

import re

import content_table

# What UIKit declares without a promise that it is there; the linter would have it otherwise.
UNWRAPPED = "// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals"

HEAD = """// Written by Tests/UIKitInterface/write-content-table; change content-table.txt there.
import Foundation

/// A table that passes on to a real one what is called on it, but for what UIKit calls while it
/// looks after this table: see ``RealTable``.
///
/// UIKit's own initialiser and deallocation call overridden members, so that each override asks for
/// the real table first.
@MainActor
class ForwardingTableView: UITableView {
  private let reference = RealTable()

  /// The table that questions reach; nil while this one is made, during upkeep, and once the real
  /// one is gone.
  final var real: UITableView? {
    get { reference.table }
    set { reference.table = newValue }
  }

  /// Returns the table that changes reach, which is nil during a move as well.
  final func realForWriting(_ member: StaticString = #function) -> UITableView? {
    guard let real, !ignoresWrites else { return nil }
    willWrite(member)
    return real
  }

  /// Sets a property of the real table, unless it has that value; nil if no table is to be changed.
  final func pass<Value: Equatable>(
    _ value: Value, to property: ReferenceWritableKeyPath<UITableView, Value>,
    _ member: StaticString = #function
  ) -> Void? {
    realForWriting(member).map {
      if $0[keyPath: property] != value { $0[keyPath: property] = value }
    }
  }

  /// Whether nothing of the real table may be changed.
  final var ignoresWrites: Bool { isInUpkeep || reference.isMoving && !isAnswering }

  /// Whether a call of UIKit's own is under way, or this table goes away.
  final var isInUpkeep: Bool { reference.isInUpkeep }

  /// Whether the real table waits for an answer of the app, so that the app is what writes.
  var isAnswering: Bool { false }

  /// Called before a change reaches the real table.
  func willWrite(_ member: StaticString) {}

  /// Makes a call of UIKit's own, in which this table stands for no other one.
  final func duringUpkeep<Value>(_ call: () -> Value) -> Value { reference.duringUpkeep(call) }

  deinit {
    // UIKit calls overridden members while a table goes away.
    reference.clear()
  }
"""


def availability(member):
  version = member["introduced"]
  return f"  @available(iOS {version}, *)\n" if float(version) > 15 else ""


def deprecation(member):
  """An override that reads what is deprecated says that it is, as UIKit says of the getter."""
  version = member.get("getter_deprecated")
  return f"  @available(iOS, deprecated: {version})\n" if version else ""


def with_deprecated_getter(member):
  """The declaration of a member, with what iOS says of its getter alone."""
  signature, version = member["swift_signature"], member.get("getter_deprecated")
  if not version:
    return signature
  return signature.replace(
    "{ get", f'{{ @available(*, deprecated, message: "deprecated in iOS {version}") get')


def parameters(signature):
  """The arguments of a call with the parameters of a declaration."""
  inside = signature[signature.index("(") + 1:]
  depth, end = 1, 0
  for end, character in enumerate(inside):
    depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1}.get(character, 0)
    if character == ">" and inside[end - 1] != "-":
      depth -= 1
    if depth == 0:
      break
  parts, depth, start, text = [], 0, 0, inside[:end]
  for index, character in enumerate(text):
    depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(character, 0)
    if character == "," and depth == 0:
      parts.append(text[start:index])
      start = index + 1
  parts.append(text[start:])
  arguments = []
  for part in filter(None, (part.strip() for part in parts)):
    names = part.split(":")[0].split()
    label, name = names[0], names[-1]
    arguments.append(name if label == "_" else f"{label}: {name}")
  return ", ".join(arguments)


def answer(table, call, declaration):
  """An expression that makes a call of a table, and of this one if there is none."""
  is_optional = declaration.endswith(("?", "!"))
  called = f"{table}.map {{ $0.{call} }}" if is_optional else f"{table}?.{call}"
  return f"{called} ?? super.{call}"


def property_override(signature, kind):
  name, value = re.match(r"var (\w+): (.+?) \{", signature).groups()
  if value.endswith("!"):
    yield f"  {UNWRAPPED}"
  own = f"super.{name}"
  if kind in ("upkeep", "shows itself"):
    getter = f"duringUpkeep {{ {own} }}" if kind == "upkeep" else own
  else:
    getter = answer("real", name, value)
  if "set" not in signature.rpartition("{")[2]:
    yield f"  override var {name}: {value} {{ {getter} }}"
    return
  yield f"  override var {name}: {value} {{\n    get {{ {getter} }}"
  if kind in ("upkeep", "reads"):
    yield f"    set {{ duringUpkeep {{ {own} = newValue }} }}\n  }}"
    return
  passed = f"pass(newValue, to: \\.{name})"
  write = passed if kind == "passes" else f"realForWriting().map {{ $0.{name} = newValue }}"
  yield f"    set {{ {write} ?? ({own} = newValue) }}\n  }}"


def function_override(signature, kind, selector):
  name = re.match(r"func (\w+)", signature).group(1)
  call = f"{name}({parameters(signature)})"
  yield f"  override {signature} {{"
  if kind == "upkeep":
    yield f"    duringUpkeep {{ super.{call} }}\n  }}"
  elif kind == "moves":
    end, place = re.match(r"(will|did)MoveTo(\w+)", selector).groups()
    move = f"reference.{'begin' if end == 'will' else 'end'}Move(to: .{place.lower()})"
    own = f"duringUpkeep {{ super.{call} }}"
    yield f"    {move}\n    {own}\n  }}" if end == "will" else f"    {own}\n    {move}\n  }}"
  else:
    table = "realForWriting()" if kind in content_table.ACTING else "real"
    yield f"    {answer(table, call, signature)}\n  }}"


def override(member, kind):
  signature = member["swift_signature"].removeprefix("weak ")
  yield availability(member).rstrip("\n")
  yield deprecation(member).rstrip("\n")
  if signature.startswith("var "):
    yield from property_override(signature, kind)
  else:
    yield from function_override(signature, kind, member["selector"])


def overridden(api, view_facts, text):
  """The members that are not kept, each once: the table's own before what it inherits."""
  seen = set()
  for owner, name, member, kind in content_table.joined(api, view_facts, text):
    # UIKit's class has one `delegate`, with the table's type.
    if kind == "kept" or name in seen:
      continue
    seen.add(name)
    yield owner, name, member, kind


def source(api, view_facts, view_api, text):
  headless = content_table.headless_names(api, view_api)
  everywhere, apple = [], []
  for owner, name, member, kind in overridden(api, view_facts, text):
    # Here the accessibility of every object stands with the views.
    is_headless = (owner, name) in headless or owner == "NSObject" and ("UIView", name) in headless
    (everywhere if is_headless else apple).append((member, kind))
  lines = [HEAD]
  for member in everywhere:
    lines += [line for line in override(*member) if line] + [""]
  lines.append("  #if !HEADLESS_UIKIT\n")
  for member in apple:
    lines += [line for line in override(*member) if line] + [""]
  lines.append("  #endif\n}\n")
  return "\n".join(lines)


def uikit_members(api, view_facts, text, written):
  """Declarations for the module that the check compiles against: what Modules/ does not declare."""
  # What a protocol asks for is no member of a class.
  written = re.sub(r"^[^\n]*\bprotocol \w+[^\n]*\{\n.*?^\}", "", written, flags=re.MULTILINE | re.DOTALL)
  by_owner = {}
  for owner, name, member, _ in overridden(api, view_facts, text):
    if owner != "UITableView":
      by_owner.setdefault(owner, []).append((name, member))
  for owner, found in by_owner.items():
    yield f"@MainActor extension {owner} {{"
    for name, member in found:
      signature = member["swift_signature"]
      start = re.match(r"(?:weak )?((?:var|func) \w+)", signature).group(1)
      selector = re.escape(name)
      is_written = (
        re.search(rf"open {start}\b", written) if signature.startswith(("var", "weak"))
        else re.search(rf"@objc\({selector}\)", written) or
        (":" not in name and re.search(rf"open {start}\(\)", written)))
      if is_written:
        continue
      newer = availability(member).strip()
      declared = with_deprecated_getter(member)
      yield f"  {newer} @objc({name}) open {declared}".replace("   ", "  ")
    yield "}"
    yield ""
