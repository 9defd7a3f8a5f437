"""Reads ForwardingTableView.swift and says which override does not do what content-table.txt decides.

It knows nothing of how the file is written. The tests run only what HeadlessUIKit has, and the
overrides of the other members are never run.
"""

import re

import content_table
import content_table_source


# What asks the real table.
ASKS = r"\breal(\.map \{|\?\.)"


def overrides(text):
  """The overrides in a Swift file, in one form of white space: (declaration, body)."""
  flat = re.sub(r"\s+", " ", text)
  for part in re.split(r"(?= override (?:var|func) )", flat)[1:]:
    declared = part.removeprefix(" override ")
    start = declared.index("{")
    # A function type in a parameter has no braces, and what follows an override is no body.
    body = re.split(r" (?:@available|// swift-format|#if|#endif)", declared[start:])[0]
    yield declared[:start].strip(), body


def one_form(signature):
  text = signature.removeprefix("weak ").partition("{")[0]
  return re.sub(r"\s+", "", text)


def problem(member, kind, body):
  """What is wrong with the body of an override; None if it is right."""
  signature = member["swift_signature"].removeprefix("weak ")
  is_set = signature.startswith("var ") and "set" in signature.rpartition("{")[2]
  switches, writes = body.count("duringUpkeep { super."), body.count("realForWriting()")
  asks = len(re.findall(ASKS, body))
  passes = int(kind == "passes" and is_set)
  expected = {"switches": 0, "writes": is_set - passes, "asks": 1}
  if kind == "upkeep":
    expected = {"switches": 1 + is_set, "writes": 0, "asks": 0}
  elif kind == "moves":
    expected = {"switches": 1, "writes": 0, "asks": 0}
    if "reference.beginMove(" not in body and "reference.endMove(" not in body:
      return "neither begins nor ends a move"
  elif kind == "reads":
    expected = {"switches": 1, "writes": 0, "asks": 1}
  elif kind == "shows itself":
    expected = {"switches": 0, "writes": 1, "asks": 0}
  elif kind in content_table.ACTING:
    expected = {"switches": 0, "writes": 1, "asks": 0}
  found = {"switches": switches, "writes": writes, "asks": asks}
  wrong = [f"{found[what]} {what}, not {count}" for what, count in expected.items()
           if found[what] != count]
  name = re.match(r"\w+ (\w+)", signature).group(1)
  if body.count(f"pass(newValue, to: \\.{name})") != passes:
    wrong.append("does not pass its own value, or sets again what is set already")
  return ", ".join(wrong) or None


def problems(api, view_facts, listed, text):
  """Every override that is missing, unexpected or wrong, in words."""
  found = {one_form(declared): body for declared, body in overrides(text)}
  for owner, name, member, kind in content_table_source.overridden(api, view_facts, listed):
    body = found.pop(one_form(member["swift_signature"]), None)
    wrong = "is not overridden" if body is None else problem(member, kind, body)
    if wrong:
      yield f"{owner} {name} ({kind}): {wrong}"
  for declared in found:
    yield f"{declared} is overridden, and content-table.txt does not say so"


def doctored(api, view_facts, listed, text):
  """The file with one override wrong, for each way in which each may be: (what, text)."""
  for declared, body in overrides(text):
    flat = re.sub(r"\s+", " ", text)
    for what, wrong in [
      ("no upkeep", body.replace("duringUpkeep { super.", "{ super.", 1)),
      ("a write in a move", body.replace("realForWriting()", "real", 1)),
      ("an answer of its own", re.sub(ASKS, r"own\1", body, count=1)),
      ("a value that is set twice", body.replace("pass(newValue", "set(newValue", 1)),
      ("a value of another member", re.sub(r"to: \\.\w+", r"to: \\.other", body)),
      ("a move that nobody notices", re.sub(r"reference\.(?:begin|end)Move", "note", body)),
    ]:
      if wrong != body:
        yield f"{declared}: {what}", flat.replace(f"{declared} {body}", f"{declared} {wrong}", 1)
