"""Compiles files of an app against the kit, and the modules of others that they import."""

import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MODES = {"as it is": [], "main actor": ["-default-isolation", "MainActor"]}
FLAGS = ["-swift-version", "6", "-D", "HEADLESS_UIKIT"]

# What a reader is shown need not be used.
UNUSED = re.compile(r"warning: .*(never used|is unused|never mutated|never read|was never)")


def compiled(files, scratch, modules, *flags):
  """The compiler's complaints; down to SIL, where data races are found."""
  command = ["swiftc", "-emit-sil", "-Onone", "-wmo", "-o", scratch / "discarded.sil", *FLAGS]
  command += [*flags, "-I", modules, *files]
  result = subprocess.run(list(map(str, command)), capture_output=True, text=True)
  found = [
    line for line in result.stderr.splitlines()
    if re.search(r"^\S.*?: (error|warning): ", line) and not UNUSED.search(line)
  ]
  return found or ([result.stderr] if result.returncode else [])


def stand_ins(scratch, modules):
  """Compiles the modules of others that pages import, each after those that it imports itself."""
  problems = []
  left = {source.stem: source for source in sorted((HERE / "StandIns").glob("*.swift"))}
  while left:
    name, source = next(
      (name, source) for name, source in left.items()
      if not any(re.search(rf"^import {other}$", source.read_text(), re.M) for other in left))
    del left[name]
    flags = ["-parse-as-library", "-module-name", name, "-I", scratch, "-emit-module",
             "-emit-module-path", pathlib.Path(scratch) / f"{name}.swiftmodule"]
    problems += compiled([source], pathlib.Path(scratch), modules, *flags)
  return problems
