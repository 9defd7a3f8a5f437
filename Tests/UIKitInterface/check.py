"""Runs the whole check; see README.md. Exit status: 0 passed, 1 something is wrong."""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))

import content_table
import evidence
import evidence_self_test
import generate
import importer
import importer_self_test
import newer_names
import second_facts
import second_facts_self_test

ROOT = HERE.parent.parent
BUILD = ROOT / ".build" / "uikit-interface"
INTERFACES = BUILD / "interfaces"
MODULES = BUILD / "modules"
COPIES = BUILD / "sources"
# In the order of their imports.
LIBRARIES = [
  "DecoratorLayouts", "DecoratedCollections", "DecoratorTableKit", "DecoratorTableSources",
  "DecoratorTableAds", "DecoratorTableInspector",
]
TESTING = ROOT / "Sources" / "DecoratorTableTesting"
HEADLESS = ROOT / "Sources" / "HeadlessUIKit"
APP = ROOT / "Examples" / "FeedApp.swiftpm"
CHECKS = ROOT / "Examples" / "Checks"

# In the order of their imports.
APPLE_MODULES = ["ObjectiveC", "CoreGraphics", "Foundation", "UIKit", "SwiftUI"]

FLAGS = [
  "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-j", "2", "-D", "DEBUG",
  "-Xfrontend", "-enable-objc-interop",
  "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
  "-package-name", "decoratortablekit",
  "-I", str(MODULES), "-module-cache-path", str(BUILD / "cache"),
]

# What the package manager writes for a target with resources.
BUNDLE = """
import Foundation
extension Bundle { nonisolated static var module: Bundle { .main } }
"""

# Here iOS's deprecations hold everywhere (see generate.py), so those of the sources do as well.
DEPRECATED = re.compile(r"@available\(iOS, deprecated: [\d.]+")


def run(command):
  result = subprocess.run(command, capture_output=True, text=True)
  output = (result.stdout + result.stderr).replace(str(COPIES) + "/", "")
  # The links to the compiler's own documentation, one line for each kind of error.
  return result.returncode, re.sub(r"^\[#\w+\]: <.*>\n?", "", output, flags=re.MULTILINE)


def spelling():
  """What spells UIKit's names: the sources, the facts and the module that is written by hand."""
  sources = [path for library in LIBRARIES for path in library_sources(library)]
  sources += sorted(TESTING.rglob("*.swift"))
  tables = [generate.api(), content_table.view_facts(), generate.view_api()]
  module = (HERE / "Modules" / "UIKit.swiftinterface").read_text()
  return [source.read_text() for source in sources], tables, module


def check_evidence():
  spelled, text = spelling(), (HERE / "evidence.txt").read_text()
  problems = evidence.problems(*spelled, text)
  if not problems:
    print(f"UIKit interface: {evidence.counts(*spelled, text)}")
    problems += evidence_self_test.problems(*spelled, text)
  return problems


def build_apple_modules():
  shutil.rmtree(BUILD, ignore_errors=True)
  MODULES.mkdir(parents=True)
  generate.write(INTERFACES)
  for support in generate.SUPPORT_FILES:
    shutil.copy(INTERFACES / support, MODULES)
  for module in APPLE_MODULES:
    status, output = run([
      "swiftc", "-frontend", "-compile-module-from-interface",
      str(INTERFACES / f"{module}.swiftinterface"), "-module-name", module,
      "-enable-objc-interop", "-I", str(MODULES),
      "-module-cache-path", str(BUILD / "cache"),
      "-o", str(MODULES / f"{module}.swiftmodule"),
    ])
    if status != 0 or output:
      return [f"the interface of {module} does not compile:\n{output}"]
  return []


def copies(sources):
  """The sources as they are compiled: at the same lines, with two changes for Linux."""
  for source in sources:
    copy = COPIES / source.relative_to(ROOT)
    copy.parent.mkdir(parents=True, exist_ok=True)
    text = generate.swift(source.read_text())
    copy.write_text(DEPRECATED.sub("@available(*, deprecated", text))
    yield str(copy)


def compile_sources(module, sources, *flags):
  # Down to SIL: data races and the isolation of deinitialisers are found after type checking.
  # Into a file: the compiler deletes its output when it fails, and for root even /dev/null.
  output = str(BUILD / "discarded.sil")
  return run([
    "swiftc", "-emit-sil", "-o", output, "-wmo", "-module-name", module, *FLAGS, *flags,
    *copies(sources),
  ])


def folder(library):
  return ROOT / "Sources" / library


def library_sources(library):
  """The sources of a library. A catalog has code of tutorials, which belongs to apps."""
  return sorted(
    path for path in folder(library).rglob("*.swift")
    if not any(parent.suffix == ".docc" for parent in path.parents))


def compile_module(name, sources, *flags):
  status, output = compile_sources(name, sources, *flags)
  if status == 0:
    # For what imports it. Apart from the above, or every error would be told twice.
    path = str(MODULES / f"{name}.swiftmodule")
    status, output = run([
      "swiftc", "-emit-module", "-emit-module-path", path, "-wmo", "-module-name", name, *FLAGS,
      *flags, *copies(sources),
    ])
  return status, output


def check_libraries():
  for library in LIBRARIES:
    sources = library_sources(library)
    if not sources:
      return [f"{folder(library).relative_to(ROOT)} holds no Swift file"]
    status, output = compile_module(library, sources)
    if status:
      return [f"{library} does not compile against UIKit:\n{output}"]
  return []


def listed_patterns():
  for line in (HERE / "sources.txt").read_text().splitlines():
    yield line.split("#")[0].split()
  yield [f"{HERE.relative_to(ROOT)}/Samples/*.swift"]


def listed_groups():
  for patterns in filter(None, listed_patterns()):
    yield " ".join(patterns), [path for one in patterns for path in sorted(ROOT.glob(one))]


def check_listed():
  problems = [
    f"{pattern}: no such file" for patterns in listed_patterns() for pattern in patterns
    if not any(ROOT.glob(pattern))
  ]
  for number, (name, sources) in enumerate(listed_groups()):
    if not sources:
      continue
    status, output = compile_sources(f"Listed{number}", sources)
    if status:
      problems.append(f"{name}: does not compile against UIKit:\n{output}")
  return problems


def app_targets():
  """The targets of the app's manifest, as the package manager reads it, and their sources.

  They are those of a copy in which what was linked is there itself, as Swift Playgrounds needs it.
  `AppleProductTypes` is missing here, so the product is parsed and not evaluated.
  """
  copy = BUILD / APP.name
  shutil.copytree(APP, copy, ignore=shutil.ignore_patterns(".build", ".swiftpm"))
  described = subprocess.run(
    ["swift", "package", "--package-path", str(copy), "describe", "--type", "json"],
    capture_output=True, text=True)
  if described.returncode:
    raise ValueError(f"the manifest of {APP.name} cannot be read:\n{described.stderr}")
  targets = json.loads(described.stdout)["targets"]
  # Those that others need come first.
  for target in sorted(targets, key=lambda target: target["type"] == "executable"):
    yield target, [copy / target["path"] / source for source in sorted(target["sources"])]


def check_app():
  """Compiles the app as its manifest says. The libraries are compiled by then."""
  try:
    targets = list(app_targets())
  except (ValueError, shutil.Error) as problem:
    return [str(problem)]
  problems = []
  for target, sources in targets:
    name = target["name"]
    if name in LIBRARIES:
      library = [str(path.relative_to(folder(name))) for path in library_sources(name)]
      if sorted(target["sources"]) != sorted(library):
        problems.append(f"{APP.name}: {name} is not the whole library")
      continue
    flags = ["-package-name", APP.stem.lower()]
    if target.get("resources"):
      bundle = BUILD / f"{name}-resources.swift"
      bundle.write_text(BUNDLE)
      flags.append(str(bundle))
    compiles = compile_module if target["type"] == "library" else compile_sources
    status, output = compiles(name, sources, *flags)
    if status:
      problems.append(f"{APP.name}: {name} does not compile against UIKit:\n{output}")
  return problems


def check_names():
  everywhere = newer_names.load(HERE / "newer-than-ios15.txt")
  table_api = newer_names.newer_members(generate.api())
  sources = set((ROOT / "Sources").rglob("*.swift"))
  for _, listed in listed_groups():
    sources.update(listed)
  sources.update(path for folder in [APP / "App", CHECKS] for path in folder.glob("**/*.swift"))
  problems = []
  for source in sorted(sources):
    # There the members are declared and implemented, and no UIKit has to have them.
    is_headless = HEADLESS in source.parents
    names = everywhere if is_headless else everywhere + table_api
    problems += newer_names.problems(source.relative_to(ROOT), source.read_text(), names)
  return problems


def check_rejected():
  """Every file of Rejected/ must be refused, for the reasons that it names and for no other."""
  problems = []
  names = newer_names.load(HERE / "newer-than-ios15.txt")
  names += newer_names.newer_members(generate.api())
  files = sorted((HERE / "Rejected").glob("*.swift"))
  if not files:
    problems.append("Rejected/ is empty: nothing shows that this check can fail")
  for file in files:
    text = file.read_text()
    expected = re.findall(r"// expect: (.+)", text)
    found = newer_names.problems(file.name, text, names)
    output = ""
    if not found:
      _, output = compile_sources("Rejected", [file])
      found = re.findall(r"error: (.+?)(?: \[#\w+\])?$", output, re.MULTILINE)
    label = f"Rejected/{file.name}"
    if not expected or min(map(len, expected)) < 12:
      problems.append(f"{label}: does not say plainly what it expects")
    for text in expected:
      if not any(text in message for message in found):
        problems.append(f"{label}: is not refused with: {text}\n{output}")
    for message in dict.fromkeys(found):
      if not any(text in message for text in expected):
        problems.append(f"{label}: is also refused with: {message}")
  return problems


def check_second_facts():
  facts = generate.api(), content_table.view_facts(), content_table.listed()
  # What differs anyhow shows nothing.
  return second_facts.problems(*facts) or list(second_facts_self_test.problems(*facts))


def check_importer():
  given = importer.Importer(BUILD / "importer"), generate.api(), second_facts.table()
  found = importer.problems(*given)
  # What is refused anyhow shows nothing.
  return found or list(importer_self_test.problems(*given))


STEPS = [
  ("evidence for names", check_evidence),
  ("second facts", check_second_facts),
  ("Apple's modules", build_apple_modules),
  ("the importer", check_importer),
  ("newer names", check_names),
  ("the libraries", check_libraries),
  ("data sources", check_listed),
  ("the phone app", check_app),
  ("rejected code", check_rejected),
]


def main():
  failed = False
  for title, step in STEPS:
    start = time.monotonic()
    problems = step()
    result = "FAILED" if problems else "ok"
    print(f"UIKit interface: {title}: {result}, {time.monotonic() - start:.0f} s", flush=True)
    for problem in problems:
      print(problem.rstrip())
    failed = failed or bool(problems)
    if problems and step in (build_apple_modules, check_libraries):
      print("UIKit interface: the rest needs that to compile first")
      break
  return 1 if failed else 0


if __name__ == "__main__":
  sys.exit(main())
