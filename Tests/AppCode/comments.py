"""The Swift of the doc comments: one program, in which each block is in a type of its own."""

import pathlib
import re
import tempfile
from concurrent.futures import ThreadPoolExecutor

from compiling import HERE, MODES, ROOT, compiled, stand_ins
from contexts import ELIDED, Contexts

WORLD = "World.swift"
# What a block is where no context is for it.
FUNCTION = """
@MainActor func example() throws {
// lines
}
"""


def commented(text):
  """The line of the first line, the language and the lines of each block in the doc comments."""
  lines, start, language = text.split("\n"), None, None
  for number, line in enumerate(lines):
    fence = re.match(r"^ */// ?```(\w*)$", line)
    if fence and start is None:
      start, language = number + 1, fence.group(1)
    elif fence:
      block = [re.sub(r"^ */// ?", "", one) for one in lines[start:number]]
      yield start + 1, language, block
      start = None


def documented(root):
  """Each source of a library, with the library."""
  for path in sorted(root.glob("Sources/*/**/*.swift")):
    if not any(folder.suffix == ".docc" for folder in path.parents):
      yield path, path.relative_to(root).parts[1]


def nested(text, number, library):
  """A filled context within a type, its imports outside: those, the kit and the library."""
  imports = re.findall(r"^(?:@\w+ )?import .+$", text, re.M)
  imports += [f"import {module}" for module in sorted({"DecoratorTableKit", library})]
  inside = re.sub(r"^(?:@\w+ )?import .+$", "", text, flags=re.M)
  return "\n".join([*imports, f"enum Example{number} {{", inside, "}"])


def check_comments(modules, root=ROOT, folder=HERE / "Comments"):
  root, folder = pathlib.Path(root), pathlib.Path(folder)
  contexts = Contexts(folder, default=FUNCTION, besides=[WORLD])
  problems, files = [], {"Elided.swift": ELIDED, WORLD: (folder / WORLD).read_text()}
  for path, library in documented(root):
    name = str(path.relative_to(root))
    for line, language, block in commented(path.read_text()):
      if not language:
        problems.append(f"{name}:{line}: say what language the block is")
      if language != "swift":
        continue
      _, text, reason = contexts.fill(block, name, (name, line))
      if text is None:
        problems.append(f"{name}:{line}: {reason}")
      else:
        files[f"Example{len(files)}.swift"] = nested(text, len(files), library)
  problems += [f"{place}: {reason}" for place, _, reason in contexts.unused()]
  with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(2) as pool:
    problems += stand_ins(scratch, modules)
    tasks = []
    for mode, flags in MODES.items():
      sources = pathlib.Path(scratch) / mode.replace(" ", "-")
      sources.mkdir()
      for name, text in files.items():
        (sources / name).write_text(text)
      arguments = [sorted(sources.glob("*.swift")), sources, modules, "-I", scratch]
      tasks.append((mode, pool.submit(compiled, *arguments, "-parse-as-library", *flags)))
    for mode, task in tasks:
      for complaint in task.result():
        problems.append(f"{mode}: {complaint.replace(scratch + '/', '')}")
  return problems, f"{len(files) - 2} blocks in {len(tasks)} compilations"
