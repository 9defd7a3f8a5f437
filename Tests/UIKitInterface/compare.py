"""Compares HeadlessUIKit's public declarations with UIKit's; see README.md.

Exit status: 0 the same but for what is allowed, 1 something differs, 2 a tool is missing.
"""

import fnmatch
import json
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))

import compare_self_test
import declarations
import generate
import symbol_graph

ROOT = HERE.parent.parent
BUILD = ROOT / ".build" / "uikit-interface" / "signatures"
ALLOWED = HERE / "allowed-differences.txt"
MODULE = "HeadlessUIKit"
KINDS = ["missing", "extra", "different", "closed", "unchecked"]


def run(*command):
  result = subprocess.run(command, capture_output=True, text=True)
  if result.returncode:
    sys.exit(f"signatures: {' '.join(map(str, command[:2]))} failed:\n{result.stderr}")
  return result.stdout


def extract(products):
  shutil.rmtree(BUILD, ignore_errors=True)
  BUILD.mkdir(parents=True)
  target = json.loads(run("swiftc", "-print-target-info"))["target"]["triple"]
  run("swift", "symbolgraph-extract", "-module-name", MODULE, "-I", products / "Modules",
      "-target", target, "-minimum-access-level", "public", "-output-dir", BUILD)
  return symbol_graph.SymbolGraph(BUILD)


def raw_values(graph, products):
  """No symbol graph says them, so a program prints them."""
  source, program = BUILD / "main.swift", BUILD / "raw-values"
  lines = [f"import {MODULE}"]
  for path in sorted(graph.cases()):
    owner, _, name = path.rpartition(".")
    lines.append(f'print("{path}", ({owner}.`{name}`).rawValue)')
  source.write_text("\n".join(lines) + "\n")
  # Of the sources that there are: a build folder keeps the objects of those that were removed.
  sources = {file.name for file in (ROOT / "Sources" / MODULE).rglob("*.swift")}
  objects = [
    file for file in sorted((products / f"{MODULE}.build").rglob("*.o")) if file.stem in sources
  ]
  run("swiftc", "-Onone", "-swift-version", "6", "-I", products / "Modules", source, *objects,
      "-o", program)
  return dict(line.split() for line in run(program).splitlines())


def ancestors(name, superclasses):
  while name in superclasses:
    name = superclasses[name]
    yield name


def differences(expected, headless):
  """Triples of kind, path and the lines that show it."""
  actual, overrides, superclasses = headless
  # Also types that UIKit has not: nested ones, and those that are named like parts of a table.
  others = [
    name for name in actual
    if name.partition(".")[0] in expected or name.startswith("UITableView")
  ]
  for name in dict.fromkeys([*expected, *others]):
    wanted, found = expected.get(name, []), actual.get(name, [])
    if not any(not member.name for member in found) and name != declarations.INDEX_PATH:
      yield "missing", name, f"a type of {len(wanted)} declarations"
      continue
    # Conformances beyond UIKit's are the compiler's own, or come with a superclass.
    found = [one for one in found if not one.name.startswith(":") or one in wanted]
    # What overrides an inherited member may be there, or not.
    inherited = overrides.get(name, []) + [
      member for other in ancestors(name, superclasses)
      for member in actual.get(other, []) + overrides.get(other, [])
      if member.name
    ]
    yield from member_differences(wanted, found, inherited)
  for name in sorted({name.partition(".")[0] for name in actual if name} - set(expected)):
    if any(not member.name for member in actual.get(name, [])) and name not in others:
      yield "unchecked", name, "a type that no facts describe"


def member_differences(wanted, found, inherited):
  signatures = {(one.name, one.signature) for one in wanted}
  left = [one for one in found if (one.name, one.signature) not in signatures]
  by_signature = {(one.name, one.signature): one for one in inherited}
  by_signature.update({(one.name, one.signature): one for one in found})
  for one in wanted:
    match = by_signature.get((one.name, one.signature))
    if match:
      if one.is_open and match.is_open is False:
        yield "closed", one.path, f"cannot be overridden here: {one.signature}"
      continue
    other = next((candidate for candidate in left if candidate.name == one.name), None)
    if other:
      left.remove(other)
      yield "different", one.path, f"UIKit {one.signature}\n  here  {other.signature}"
    else:
      yield "missing", one.path, one.signature
  for one in left:
    yield "extra", one.path, one.signature


def allowances(text, kinds=KINDS):
  """Groups: a line `kind: reason` at the margin, and its patterns, indented."""
  kind = reason = None
  for line in text.splitlines():
    if not line.strip() or line.startswith("#"):
      continue
    if line[0] != " ":
      kind, _, reason = (part.strip() for part in line.partition(":"))
      if kind not in kinds or len(reason) < 10:
        sys.exit(f"not one of {', '.join(kinds)} with a reason: {line}")
    elif kind is None:
      sys.exit(f"a pattern without a kind and a reason: {line}")
    else:
      yield kind, line.strip(), reason


def judged(found, allowed):
  """The differences that nothing allows, and the allowances that nothing needs."""
  found, allowed = list(found), list(allowed)

  def matches(one, other):
    return one[0] == other[0] and fnmatch.fnmatchcase(one[1], other[1])

  refused = [one for one in found if not any(matches(one, other) for other in allowed)]
  unneeded = [other for other in allowed if not any(matches(one, other) for one in found)]
  return refused, unneeded


def main(products):
  graph = extract(products)
  headless = graph.types(raw_values(graph, products))
  api = {kind: {**types, **generate.view_api()[kind]} for kind, types in generate.api().items()}
  found = list(differences(declarations.of_api(api), headless))
  allowed = list(allowances(ALLOWED.read_text()))
  refused, unneeded = judged(found, allowed)
  problems = [f"{kind} {path}\n  {detail}" for kind, path, detail in refused]
  problems += [
    f"not needed any more in {ALLOWED.name}: {kind} {pattern}" for kind, pattern, _ in unneeded
  ]
  problems += [
    f"strict {path}\n  @MainActor without @preconcurrency: code in language mode 5 is refused here,"
    " and not by UIKit" for path in sorted(graph.strict())
  ]
  problems += compare_self_test.problems(api, headless)
  problems += compare_self_test.isolation_problems(graph)
  total = sum(map(len, declarations.of_api(api).values()))
  for problem in problems:
    print(problem)
  print(
    f"UIKit signatures: {total} compared, {len(found) - len(refused)} differences allowed:"
    f" {f'FAILED, {len(problems)} problems' if problems else 'ok'}")
  return 1 if problems else 0


if __name__ == "__main__":
  sys.exit(main(pathlib.Path(sys.argv[1])))
