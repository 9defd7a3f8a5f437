"""Writes the Swift files that spell UIKit's optional methods; see README.md.

With --check it writes nothing, and compares. Exit status: 0 written or the same, 1 something is
wrong, 2 a tool is missing.
"""

import itertools
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))

import generate
import optional_methods
import optional_methods_self_test
import optional_methods_source

ROOT = HERE.parent.parent
OUTPUT = ROOT / "Sources" / "HeadlessUIKit" / "Generated"


def formatted(files):
  """The same texts as `swift format` writes them."""
  with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for file, text in files.items():
      (folder / file).write_text(text)
    configuration = ROOT / ".swift-format"
    status = subprocess.run(
      ["swift", "format", "--in-place", "--recursive", "--configuration", configuration, folder]
    ).returncode
    if status:
      sys.exit("Optional methods: swift format refuses what would be written")
    return {file: (folder / file).read_text() for file in files}


def contents(folder):
  return {file.name: file.read_text() for file in folder.glob("*.swift")}


def first_difference(expected, actual):
  """What is wrong with the first file that is not as it would be written, or None."""
  for name in sorted(expected.keys() | actual.keys()):
    if name not in actual:
      return f"{name} is missing"
    if name not in expected:
      return f"{name} is not a generated file"
    if expected[name] != actual[name]:
      lines = itertools.zip_longest(expected[name].split("\n"), actual[name].split("\n"))
      line = next(number for number, (one, other) in enumerate(lines, 1) if one != other)
      return f"{name} differs from line {line} on"
  return None


def write(files):
  OUTPUT.mkdir(exist_ok=True)
  for name in contents(OUTPUT).keys() - files.keys():
    (OUTPUT / name).unlink()
    print(f"removed {name}")
  for name, text in files.items():
    (OUTPUT / name).write_text(text)


def main(arguments):
  if arguments not in ([], ["--check"]):
    print("usage: write-optional-methods [--check]", file=sys.stderr)
    return 1
  api, table = generate.api(), optional_methods.table()
  try:
    files = formatted(optional_methods_source.files(api, table))
  except optional_methods.TableError as error:
    print(f"Optional methods: {error}", file=sys.stderr)
    return 1
  if not arguments:
    write(files)
    return 0
  problems = list(optional_methods_self_test.problems(api, table))
  if difference := first_difference(files, contents(OUTPUT)):
    problems.append(
      f"{OUTPUT.relative_to(ROOT)}/{difference}: run Tests/UIKitInterface/write-optional-methods")
  for problem in problems:
    print(problem)
  print(
    f"Optional methods: {len(files)} files compared:"
    f" {f'FAILED, {len(problems)} problems' if problems else 'ok'}")
  return 1 if problems else 0


if __name__ == "__main__":
  sys.exit(main(sys.argv[1:]))
