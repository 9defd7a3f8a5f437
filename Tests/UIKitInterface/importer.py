"""Compiles the overrides of TableStandIn against what Swift's importer makes of Objective-C."""

import pathlib
import re
import shutil
import subprocess

import content_table_source
import generate
import objective_c_header

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STAND_IN = ROOT / "Sources" / "DecoratorTableKit" / "ContentTable" / "TableStandIn.swift"
LOWER = HERE / "Importer"

MODULES = ["ObjectiveC", "CoreGraphics", "Foundation", "UIKit"]
# Those with a part in Swift, such as what makes a String of an NSString.
OVERLAYS = ["ObjectiveC", "CoreGraphics", "Foundation"]

OVERRIDE = re.compile(
  r"^  override (?P<signature>(?:var|func) .*?) \{\n(?P<body>.*?)^  \}\n", re.MULTILINE | re.DOTALL)


def overrides(text):
  """The declarations of the overrides, with a body that calls the superclass."""
  for found in OVERRIDE.finditer(text):
    signature = re.sub(r"\s+", " ", found["signature"])
    name = re.match(r"(?:var|func) (\w+)", signature).group(1)
    if signature.startswith("func"):
      call = content_table_source.parameters(signature)
      yield f"  override {signature} {{\n    super.{name}({call})\n  }}"
    elif re.search(r"^    set\b", found["body"], re.MULTILINE):
      yield (f"  override {signature} {{\n    get {{ super.{name} }}\n"
             f"    set {{ super.{name} = newValue }}\n  }}")
    else:
      yield f"  override {signature} {{\n    super.{name}\n  }}"


def subclass(text):
  """The class of the overrides, and how many they are."""
  found = list(overrides(text))
  lines = ["import UIKit", "", "@MainActor", "class TableStandIn: UITableView {", *found, "}", ""]
  return "\n".join(lines), len(found)


def run(command):
  result = subprocess.run(command, capture_output=True, text=True)
  return result.returncode, result.stdout + result.stderr


class Importer:
  def __init__(self, folder):
    self.folder = folder

  def flags(self):
    return ["-I", str(self.folder), "-module-cache-path", str(self.folder / "cache")]

  def write(self, table):
    """The header of the table, and the modules below it."""
    shutil.rmtree(self.folder, ignore_errors=True)
    self.folder.mkdir(parents=True)
    for header in ("ObjectiveC.h", "Foundation.h"):
      shutil.copy(LOWER / header, self.folder)
    shutil.copy(HERE / "Modules" / "CoreGraphics.h", self.folder)
    header = "\n".join(objective_c_header.Header(table).lines())
    (self.folder / "UIKit.h").write_text(
      f'#include "Foundation.h"\n#include "CoreGraphics.h"\n{header}\n')
    (self.folder / "module.modulemap").write_text(
      "".join(f'module {name} {{ header "{name}.h" export * }}\n' for name in MODULES))

  def overlay(self, name):
    own = LOWER / f"{name}.swiftinterface"
    return own if own.exists() else HERE / "Modules" / own.name

  def build_overlays(self):
    for name in OVERLAYS:
      lines = [
        "// swift-interface-format-version: 1.0",
        f"// swift-module-flags: -module-name {name} {generate.MODULE_FLAGS}",
        self.overlay(name).read_text(),
      ]
      if name == "Foundation":
        lines += generate.bridges(
          [one for one in generate.BRIDGED if one[0] != "Date"])
      interface = self.folder / f"{name}.swiftinterface"
      interface.write_text("\n".join(lines) + "\n")
      status, output = run([
        "swiftc", "-frontend", "-compile-module-from-interface", str(interface),
        "-module-name", name, "-enable-objc-interop", *self.flags(),
        "-o", str(self.folder / f"{name}.swiftmodule")])
      if status or output:
        return [f"the overlay of {name} does not compile:\n{output}"]
    return []

  def complaints(self, text):
    """What the compiler says of the overrides in the text of a source."""
    source = self.folder / "Overrides.swift"
    source.write_text(text)
    status, output = run([
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
      "-Xfrontend", "-enable-objc-interop",
      "-Xfrontend", "-disable-objc-attr-requires-foundation-module", *self.flags(), str(source)])
    found = re.findall(r"^\S*: ((?:error|warning): .+?)(?: \[#\w+\])?$", output, re.MULTILINE)
    return found or ([output] if status else [])
