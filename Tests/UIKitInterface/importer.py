"""Compiles the overrides of ForwardingTableView against what Swift's importer makes of Objective-C.

The modules of the other steps are Swift, with the names that the facts have. Here they are a header
in Objective-C, made from second-facts.json, and Swift's own importer names what is in it.
"""

import pathlib
import re
import shutil
import subprocess

import content_table_source
import declarations
import generate
import newer_names
import objective_c_header

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STAND_IN = ROOT / "Sources" / "DecoratorTableKit" / "ContentTable" / "ForwardingTableView.swift"
LOWER = HERE / "Importer"
WRITTEN = HERE / "Modules"

MODULES = ["ObjectiveC", "CoreGraphics", "Foundation", "UIKit"]
# Those with a part in Swift, such as what makes a String of an NSString.
OVERLAYS = ["ObjectiveC", "CoreGraphics", "Foundation"]

OVERRIDE = re.compile(
  r"^ *((?:\w+ )*override (?:\w+ )*?(?:var|func) (\w+)[^{]*?)\s*\{", re.MULTILINE)
DEPRECATED = re.compile(r"@available\([^)]*deprecated[^)]*\)\s*\Z")


def block(code, start):
  """What is between the brace that opens before a position, and the one that closes it."""
  depth = 1
  for position in range(start, len(code)):
    depth += {"{": 1, "}": -1}.get(code[position], 0)
    if depth == 0:
      return code[start:position]
  raise ValueError(f"unbalanced braces: {code[start:start + 40]}")


def overrides(text):
  """The overrides in the text of a class, with bodies that only call the superclass.

  What the kit's own bodies do is for the other steps.
  """
  code = newer_names.code_only(text)
  for found in OVERRIDE.finditer(code):
    signature, name = re.sub(r"\s+", " ", found[1]), found[2]
    # Here what iOS deprecates is deprecated everywhere.
    is_deprecated = DEPRECATED.search(code[:found.start()])
    if "func " in signature:
      body = f"    super.{name}({content_table_source.parameters(signature)})"
    elif re.search(r"\bset\s*[({]", block(code, found.end())):
      body = f"    get {{ super.{name} }}\n    set {{ super.{name} = newValue }}"
    else:
      body = f"    super.{name}"
    attribute = "  @available(*, deprecated)\n" if is_deprecated else ""
    yield f"{attribute}  {signature} {{\n{body}\n  }}"


def subclass(declared):
  """A source with these overrides."""
  return "\n".join(
    ["import UIKit", "", "@MainActor", "class ForwardingTableView: UITableView {", *declared, "}", ""])


def use(signature, receiver):
  """Takes a member by its name in Swift, as what the facts say that it is."""
  signature = re.sub(r"^weak ", "", signature)
  if signature.startswith("class "):
    signature, receiver = signature.removeprefix("class "), f"type(of: {receiver})"
  if found := re.match(r"var (\w+): (.+) \{", signature):
    return f"  let _: ({found.group(2).rstrip('?!')})? = {receiver}.{found.group(1)}"
  inside = declarations.parameters(signature)
  given = [re.sub(r" = [^=]+$", "", part.partition(":")[2]).strip()
           for part in declarations.split_top_level(inside)]
  after = signature[signature.index("(") + len(inside) + 2:].strip()
  result = after.removeprefix("->").strip() or "Void"
  name = declarations.full_name(signature).removesuffix("()")
  return f"  let _: (({', '.join(given)}) -> {result})? = {receiver}.{name}"


def uses(api):
  """A source that takes each member of the table API, and how many they are."""
  lines, count = ["import UIKit"], 0
  for owner, entry in {**api["protocols"], **api["classes"]}.items():
    is_protocol = owner in api["protocols"]
    lines.append("@available(*, deprecated)")
    lines.append(f"@MainActor func use(_ one: {'any ' if is_protocol else ''}{owner}) {{")
    for member in [*entry.get("properties", []), *entry.get("methods", [])]:
      if not member.get("unavailable_in_swift"):
        lines.append(use(member["swift_signature"], "one"))
        count += 1
    lines.append("}")
  return "\n".join([*lines, ""]), count


def run(command):
  result = subprocess.run(command, capture_output=True, text=True)
  return result.returncode, result.stdout + result.stderr


class Importer:
  """The modules that the importer reads, in a folder, and a compiler that finds them there."""

  def __init__(self, folder):
    self.folder = folder

  def flags(self):
    return ["-I", str(self.folder), "-module-cache-path", str(self.folder / "cache")]

  def build(self):
    """Everything but UIKit's header; what failed."""
    shutil.rmtree(self.folder, ignore_errors=True)
    self.folder.mkdir(parents=True)
    for header in (LOWER / "ObjectiveC.h", LOWER / "Foundation.h", WRITTEN / "CoreGraphics.h"):
      shutil.copy(header, self.folder)
    (self.folder / "module.modulemap").write_text(
      "".join(f'module {name} {{ header "{name}.h" export * }}\n' for name in MODULES))
    return [problem for name in OVERLAYS for problem in self.build_overlay(name)]

  def build_overlay(self, name):
    source = LOWER / f"{name}.swiftinterface"
    interface = self.folder / source.name
    interface.write_text("\n".join([
      "// swift-interface-format-version: 1.0",
      f"// swift-module-flags: -module-name {name} {generate.MODULE_FLAGS}",
      (source if source.exists() else WRITTEN / source.name).read_text(),
      *(generate.bridges(generate.BRIDGED) if name == "Foundation" else []), ""]))
    status, output = run([
      "swiftc", "-frontend", "-compile-module-from-interface", str(interface),
      "-module-name", name, "-enable-objc-interop", *self.flags(),
      "-o", str(self.folder / f"{name}.swiftmodule")])
    return [f"the overlay of {name} does not compile:\n{output}"] if status or output else []

  def write_header(self, table):
    # A header of the same size in the same second is taken for the one that was compiled before.
    for compiled in (self.folder / "cache").rglob("UIKit-*"):
      compiled.unlink()
    lines = objective_c_header.Header(table).lines()
    (self.folder / "UIKit.h").write_text("\n".join(
      ['#include "Foundation.h"', '#include "CoreGraphics.h"', *lines, ""]))

  def complaints(self, source):
    """The errors and warnings that the compiler has for a source."""
    path = self.folder / "Source.swift"
    path.write_text(source)
    status, output = run([
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
      "-Xfrontend", "-enable-objc-interop",
      "-Xfrontend", "-disable-objc-attr-requires-foundation-module", *self.flags(), str(path)])
    found = re.findall(
      r"^\S*: ((?:error|warning): .+?)(?: \[#\w+\])?$", output, re.MULTILINE)
    return found or ([output] if status else [])


def problems(importer, api, table):
  """What the compiler says of the overrides and the table API. Prints what it was given."""
  failed = importer.build()
  if failed:
    return failed
  importer.write_header(table)
  text = STAND_IN.read_text()
  declared, (using, used) = list(overrides(text)), uses(api)
  found = [*importer.complaints(subclass(declared)), *importer.complaints(using)]
  print(f"UIKit interface: the importer: {len(declared)} overrides, {used} names of the table API")
  if len(declared) != len(re.findall(r"\boverride (?!.*init\b)", newer_names.code_only(text))):
    found.append(f"of the overrides in {STAND_IN.name} only {len(declared)} were read")
  return found
