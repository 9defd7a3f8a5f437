"""Finds uses of API that is newer than the deployment target and not guarded by `#available`."""

import re

# What a source may hold that is not code: comments, and the text of string literals.
TRIPLE = '"""'


def code_only(text):
  """The text with comments and literals blanked out, so that offsets stay what they were."""
  kept = list(text)
  position, end = 0, len(text)
  # What to return to when an interpolation closes: the delimiter and the depth of brackets.
  interpolations = []

  def blank(start, stop):
    for index in range(start, min(stop, end)):
      if kept[index] != "\n":
        kept[index] = " "

  def skip_literal(start, quote, hashes):
    """From `start`, inside a literal: to its end, or to the interpolation that opens."""
    index = start
    opening, closing = "\\" + hashes + "(", quote + hashes
    while index < end:
      if text.startswith(opening, index):
        blank(start, index + len(opening))
        interpolations.append((quote, hashes, 1))
        return index + len(opening)
      if text.startswith("\\" + hashes, index):
        index += len(hashes) + 2
        continue
      if text.startswith(closing, index):
        index += len(closing)
        break
      index += 1
    blank(start, index)
    return index

  while position < end:
    if text.startswith("//", position):
      stop = text.find("\n", position)
      stop = end if stop < 0 else stop
      blank(position, stop)
      position = stop
    elif text.startswith("/*", position):
      depth, stop = 1, position + 2
      while stop < end and depth:
        if text.startswith("/*", stop):
          depth, stop = depth + 1, stop + 2
        elif text.startswith("*/", stop):
          depth, stop = depth - 1, stop + 2
        else:
          stop += 1
      blank(position, stop)
      position = stop
    elif opened := re.compile(r'(#*)("""|")').match(text, position):
      blank(position, opened.end())
      position = skip_literal(opened.end(), opened.group(2), opened.group(1))
    elif interpolations and text[position] in "()":
      quote, hashes, depth = interpolations.pop()
      depth += 1 if text[position] == "(" else -1
      position += 1
      if depth:
        interpolations.append((quote, hashes, depth))
      else:
        position = skip_literal(position, quote, hashes)
    else:
      position += 1
  return "".join(kept)


CONDITION = re.compile(r"#available\s*\([^)]*?\biOS\s+(\d+(?:\.\d+)?)")
ATTRIBUTE = re.compile(r"@available\s*\([^)]*?\biOS\s+(\d+(?:\.\d+)?)[^)]*\)")

# What a declaration begins with, after its attributes and modifiers.
KEYWORD = re.compile(
  r"(?<![.`\w])(?:actor|associatedtype|case|class|deinit|enum|extension|func|import|init|let|macro"
  r"|operator|precedencegroup|protocol|struct|subscript|typealias|var)\b")

# The beginning of another declaration, or of one of its attributes or modifiers.
BEGINNING = re.compile(
  r"@|(?:(?:convenience|dynamic|fileprivate|final|internal|isolated|lazy|mutating|nonisolated"
  r"|nonmutating|open|override|package|private|public|required|static|unowned|weak)\b[^\n]*?)?"
  + KEYWORD.pattern)

# What goes on with the line above, or says that the line below goes on with it.
GOES_ON = re.compile(r"[-.=:,?&|+*/<>){\]]|(?:where|throws|rethrows|async)\b")
IS_OPEN = re.compile(r"(?:[-=:,?&|+*/<(\[]|->|\bwhere)\s*$")


def end_of_head(code, start):
  """Where the head of the declaration at `start` ends: at its brace, or behind it without one."""
  depth = 0
  for index in range(start, len(code)):
    character = code[index]
    if character in "([":
      depth += 1
    elif character in ")]":
      depth -= 1
    elif depth <= 0 and character in "{};":
      return index
    elif depth <= 0 and character == "\n":
      rest = code[index:].lstrip()
      # The text of a literal is blank, so that a line that is open may not be.
      if BEGINNING.match(rest):
        return index
      if not GOES_ON.match(rest) and not IS_OPEN.search(code, start, index):
        return index
  return len(code)


def attributes(code):
  """The attributes: where the head begins and ends that each belongs to, and its version."""
  found = []
  for attribute in ATTRIBUTE.finditer(code):
    keyword = KEYWORD.search(code, attribute.end())
    end = end_of_head(code, keyword.start()) if keyword else len(code)
    found.append((attribute.start(), end, float(attribute.group(1))))
  return found


def guards(code, attributes):
  """For every offset at which it changes: the newest iOS that the code there may use."""
  bodies = {}
  for _, end, version in attributes:
    bodies[end] = max(version, bodies.get(end, 0.0))
  scopes = [0.0]
  changes = [(0, 0.0)]
  statement = 0
  # A `guard #available` counts for what follows it, once its own braces are closed.
  pending = []
  for brace in re.finditer(r"[{}]", code):
    if brace.group() == "{":
      header = code[statement:brace.start()]
      versions = [float(version) for version in CONDITION.findall(header)]
      version = max([*versions, bodies.get(brace.start(), 0.0)])
      is_guard = bool(re.search(r"\bguard\b[^{}]*\belse\s*$", header))
      pending.append(version if is_guard else 0.0)
      scopes.append(max(scopes[-1], 0.0 if is_guard else version))
    elif len(scopes) > 1:
      scopes.pop()
      scopes[-1] = max(scopes[-1], pending.pop())
    statement = brace.end()
    changes.append((brace.end(), scopes[-1]))
  return changes


def load(file):
  """The names of a list with lines of the form `pattern | iOS version | reason`."""
  names = []
  for line in file.read_text().splitlines():
    if not line.strip() or line.startswith("#"):
      continue
    pattern, version, reason = (part.strip() for part in line.split(" | ", 2))
    names.append((re.compile(pattern.replace(" ", r"\s+")), pattern, float(version), reason))
  return names


def newer_members(api):
  """Every member of the table API that is newer than the deployment target."""
  return [
    newer_member(member)
    for container in [*api["protocols"].values(), *api["classes"].values()]
    for kind in ("methods", "properties")
    for member in container.get(kind, [])
    if float(member["introduced"]) > 15
  ]


def newer_member(member):
  signature, version = member["swift_signature"], float(member["introduced"])
  name = re.match(r"(?:func|var) (\w+)", signature).group(1)
  labels = re.findall(r"[(,]\s*(\w+)(?: \w+)?:", signature)
  # Implementing a newer method is free, calling it is not: in a call a colon follows the label.
  if name == "tableView":
    pattern, name = rf"\b{labels[-1]}\s*:", labels[-1]
  else:
    pattern = rf"\.{name}\b"
  return re.compile(pattern), name, version, "ask for the version before using it"


def problems(path, text, names):
  code = code_only(text)
  own = attributes(code)
  changes = guards(code, own)
  found = []
  for pattern, name, version, reason in names:
    for match in pattern.finditer(code):
      at, allowed = max(change for change in changes if change[0] <= match.start())
      # Other conditions stand behind the question, and a declaration's head behind its attribute.
      asked = [float(asked) for asked in CONDITION.findall(code[at:match.start()])]
      said = [newer for start, end, newer in own if start <= match.start() < end]
      if max([allowed, *asked, *said]) < version:
        line = code.count("\n", 0, match.start()) + 1
        used = " ".join(match.group().split())
        found.append(f"{path}:{line}: {used} needs iOS {version:g}: {reason}")
  return found
