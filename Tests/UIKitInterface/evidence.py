"""Whether each name that is spelled after UIKit has evidence in evidence.txt; see README.md."""

import collections

import spellings

KINDS = {"D", "P", "O", "N", "M"}
# Of these the line says where: there is no one place for it.
QUOTED = {"P"}
SWIFT = {"D", "P"}

# What was there when most of the sources were written.
FIRST_NEW_VERSION = 16.0


class ListError(Exception):
  pass


def listed(text):
  """The list: name to kinds of source."""
  found = {}
  for number, line in enumerate(text.splitlines(), 1):
    if not line.strip() or line.startswith("#"):
      continue
    name, *rest = line.split(" | ", 2)
    kinds = set(rest[0]) if rest else set()
    if not kinds or kinds - KINDS:
      raise ListError(f"line {number}: {name} has no kinds of source, or one that there is not")
    if name in found:
      raise ListError(f"line {number}: {name} stands twice in the list")
    if kinds & QUOTED and not any(f"{kind}: " in rest[-1] for kind in kinds & QUOTED):
      raise ListError(f"line {number}: {name} does not say where it is spelled so")
    found[name] = kinds
  return found


def is_member(name):
  return " " in name


def needs_two(name, version):
  return not is_member(name) or float(version or 0) >= FIRST_NEW_VERSION


def lacks(name, version, kinds):
  """What is missing of the evidence for a name, in words."""
  if not kinds:
    return "has no evidence"
  if not needs_two(name, version):
    return None
  if not kinds & SWIFT:
    return f"is spelled in no Swift that was found, only in {', '.join(sorted(kinds))}"
  return None if len(kinds) > 1 else f"has evidence of one kind only, {''.join(kinds)}"


def problems(sources, tables, module, text):
  """What is wrong with the evidence for what is spelled, one line each."""
  try:
    evidence = listed(text)
  except ListError as error:
    return [f"evidence.txt: {error}"]
  needed = spellings.needed(sources, tables, module)
  found = [
    f"{name} {lack}" for name, version in needed.items()
    if (lack := lacks(name, version, evidence.get(name, set())))
  ]
  found += [
    f"evidence.txt: nothing spells {name} any more" for name in evidence if name not in needed]
  return found


def counts(sources, tables, module, text):
  """How many names have evidence of two kinds, of one and of none."""
  evidence = listed(text)
  needed = spellings.needed(sources, tables, module)
  by_number = collections.Counter(min(len(evidence.get(name, ())), 2) for name in needed)
  types = sum(not is_member(name) for name in needed)
  return (
    f"{len(needed)} spellings, {types} of them types: {by_number[2]} with evidence of two kinds"
    f" or more, {by_number[1]} of one, {by_number[0]} of none")
