"""Blocks of Swift in texts, and the contexts that make files of an app of them."""

import re
import sys

ELIDED = """
@discardableResult nonisolated func elided<Value>() -> Value { fatalError("left out") }
nonisolated func elided() {}
"""


def blocks(text):
  """Pairs of a line number and the lines of a Swift block."""
  for match in re.finditer(r"^```swift\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
    yield text[:match.start(1)].count("\n") + 1, match.group(1).rstrip("\n").split("\n")


def selected(count, ranges):
  """The indices of the lines that a context selects, of so many."""
  if not ranges.strip():
    return list(range(count))
  indices = []
  for one in ranges.split(","):
    first, dash, last = one.strip().partition("-")
    end = int(last) if last else count if dash else int(first)
    indices += range(int(first) - 1, end)
  return indices


def filled(context, block, location=None):
  """A block within its context: a file of an app. A line that goes nowhere is a ValueError.

  What the compiler says of the block is said of its place in a file, if that and the line are given.
  """
  imports = [line for line in block if line.startswith("import ")]
  code = "\n".join(line for line in block if line not in imports).strip("\n")
  for elision, replacement in re.findall(r"^// elided: (.+) as (.+)$", context, re.MULTILINE):
    if elision not in code:
      sys.exit(f"a context replaces “{elision}”, which is not in its block:\n{code}")
    code = code.replace(elision, replacement)
  code = code.replace("…", "elided()").split("\n")
  used = set()

  def insert(match):
    indices = selected(len(code), match.group(1))
    used.update(indices)
    lines = [code[index] for index in indices if index < len(code)]
    if location and lines:
      file, line = location
      place = f'#sourceLocation(file: "{file}", line: {line + indices[0]})'
      lines = [place, *lines, "#sourceLocation()"]
    return "\n".join(lines)

  text = re.sub(r"^ *// lines(.*)$", insert, context, flags=re.MULTILINE)
  if beyond := [index + 1 for index in sorted(used) if index >= len(code)]:
    raise ValueError(f"there is no line {beyond[0]} in the block, which has {len(code)}")
  if left := [index + 1 for index, line in enumerate(code) if line and index not in used]:
    raise ValueError(f"line {left[0]} of the block is not compiled: {code[left[0] - 1].strip()}")
  return "\n".join(imports) + "\n" + text


class Contexts:
  """The contexts in a folder."""

  def __init__(self, folder, default=None, besides=()):
    self.folder = folder
    self.default = default
    paths = [path for path in sorted(folder.glob("*.swift")) if path.name not in besides]
    self.texts = {path: path.read_text() for path in paths}
    self.without_block = set(self.texts)

  def fill(self, block, place, location=None):
    """The place, the block within its context, and the context's name; or a complaint for a name."""
    first = next(line for line in block if line and not line.startswith("import "))
    own = [
      path for path, text in self.texts.items()
      if any(first.startswith(begin) for begin in re.findall(r"^// block: (.+)$", text, re.M))
    ]
    if not own and self.default:
      return place, filled(self.default, block, location), "Example"
    if len(own) != 1:
      return place, None, f"{len(own)} contexts are for the block “{first}”"
    self.without_block.discard(own[0])
    try:
      return place, filled(self.texts[own[0]], block, location), own[0].stem
    except ValueError as problem:
      return place, None, f"{own[0].name}: {problem}"

  def unused(self):
    """Complaints about contexts that no block begins as."""
    for path in sorted(self.without_block):
      yield self.folder.name, None, f"no block begins as {path.name} says"
