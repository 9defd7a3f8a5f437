"""The Swift of the tutorials: each step is a program that compiles."""

import pathlib
import re
import tempfile
from concurrent.futures import ThreadPoolExecutor

from compiling import MODES, ROOT, compiled, stand_ins

CODE = re.compile(r'@Code\(\s*name:\s*"([^"]+)",\s*file:\s*"([^"]+)"')


def programs(tutorial):
  """Each step's name and its program: of each file that the reader has by then, the newest."""
  newest = {}
  for name, file in CODE.findall(tutorial.read_text()):
    newest[name] = file
    yield f"{tutorial.name}: {file}", dict(newest)


def outdated_links(root, folder):
  """Complains about links to files of a tutorial that show less than its last step."""
  last = {}
  for tutorial in sorted(folder.glob("*.tutorial")):
    for _, program in programs(tutorial):
      last[tutorial.name] = set(program.values())
  shown = set().union(*last.values())
  for link in sorted([*root.glob("Examples/**/*.swift"), *root.glob("Tests/**/*.swift")]):
    target = link.resolve()
    if link.is_symlink() and folder.resolve() in target.parents and target.name not in shown:
      yield f"{link.relative_to(root)}: no tutorial ends with {target.name}"


def check_tutorials(modules, root=ROOT):
  root = pathlib.Path(root)
  problems, tasks = [], []
  with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(2) as pool:
    problems += stand_ins(scratch, modules)
    for folder in sorted(root.glob("Sources/*/*.docc/Tutorials")):
      problems += outdated_links(root, folder)
      files = {path.name: path for path in folder.rglob("*.swift")}
      named = set()
      for tutorial in sorted(folder.glob("*.tutorial")):
        for place, program in programs(tutorial):
          named.update(program.values())
          if missing := [file for file in program.values() if file not in files]:
            problems.append(f"{place}: there is no file {missing[0]}")
            continue
          for mode, flags in MODES.items():
            sources = pathlib.Path(scratch) / f"{place}-{mode}".replace(": ", "-").replace(" ", "-")
            sources.mkdir()
            for name, file in program.items():
              (sources / name).write_text(files[file].read_text())
            arguments = [sorted(sources.glob("*.swift")), sources, modules, "-I", scratch]
            arguments += ["-parse-as-library", *flags]
            tasks.append((place, mode, pool.submit(compiled, *arguments)))
      problems += [f"{folder.name}: no step shows {file}" for file in sorted(set(files) - named)]
    for place, mode, task in tasks:
      for complaint in task.result():
        problems.append(f"{place}: {mode}: {complaint.replace(scratch + '/', '')}")
  return problems, f"{len(tasks) // len(MODES)} steps in {len(tasks)} compilations"
