"""The Swift text of TableStandIn, and the members of views that its overrides need in UIKit."""

import re

import content_table

# What UIKit declares without a promise that it is there; the linter would have it otherwise.
UNWRAPPED = "// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals"

HEAD = """// Written by Tests/UIKitInterface/write-content-table; change content-table.txt there.
import Foundation

/// A table that stands for another one, and passes on to it what is called on it.
///
/// UIKit's own initialiser and deallocation call overridden members, so that each override asks for
/// the real table first.
@MainActor
class TableStandIn: UITableView {
  private let reference = RealTable()

  /// The table that this one stands for; nil while it is made, and once that one is gone.
  final var real: UITableView? {
    get { reference.table }
    set { reference.table = newValue }
  }

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


def override(member):
  signature = member["swift_signature"].removeprefix("weak ")
  yield availability(member).rstrip("\n")
  yield deprecation(member).rstrip("\n")
  if signature.startswith("var "):
    name, kind = re.match(r"var (\w+): (.+?) \{", signature).groups()
    if kind.endswith("!"):
      yield f"  {UNWRAPPED}"
    yield f"  override var {name}: {kind} {{"
    if "set" in signature.rpartition("{")[2]:
      yield f"    get {{\n      guard let real else {{ return super.{name} }}"
      yield f"      return real.{name}\n    }}"
      yield f"    set {{\n      guard let real else {{\n        super.{name} = newValue\n        return\n      }}"
      yield f"      real.{name} = newValue\n    }}"
    else:
      yield f"    guard let real else {{ return super.{name} }}\n    return real.{name}"
    yield "  }"
    return
  name = re.match(r"func (\w+)", signature).group(1)
  call = f"{name}({parameters(signature)})"
  yield f"  override {signature} {{"
  yield f"    guard let real else {{ return super.{call} }}\n    return real.{call}\n  }}"


def passed(api, view_facts, text):
  """The members that reach the real table, each once: the table's own before what it inherits."""
  seen = set()
  for owner, name, member, kind in content_table.joined(api, view_facts, text):
    # UIKit's class has one `delegate`, with the table's type.
    if kind.startswith("kept") or name in seen:
      continue
    seen.add(name)
    yield owner, name, member


def source(api, view_facts, view_api, text):
  headless = content_table.headless_names(api, view_api)
  everywhere, apple = [], []
  for owner, name, member in passed(api, view_facts, text):
    # Here the accessibility of every object stands with the views.
    is_headless = (owner, name) in headless or owner == "NSObject" and ("UIView", name) in headless
    (everywhere if is_headless else apple).append(member)
  lines = [HEAD]
  for member in everywhere:
    lines += [line for line in override(member) if line] + [""]
  lines.append("  #if !HEADLESS_UIKIT\n")
  for member in apple:
    lines += [line for line in override(member) if line] + [""]
  lines.append("  #endif\n}\n")
  return "\n".join(lines)


def uikit_members(api, view_facts, text, written):
  """Declarations for the module that the check compiles against: what Modules/ does not declare."""
  by_owner = {}
  for owner, name, member in passed(api, view_facts, text):
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
