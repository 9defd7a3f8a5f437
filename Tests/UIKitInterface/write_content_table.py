"""Writes the table that passes on to another one; see README.md.

With --check it writes nothing, and compares. Exit status: 0 written or the same, 1 something is
wrong, 2 a tool is missing.
"""

import collections
import re
import sys

sys.dont_write_bytecode = True

import content_table
import content_table_self_test
import content_table_source
import generate
import stand_in_check
import write_optional_methods

OUTPUT = (
  write_optional_methods.ROOT / "Sources" / "DecoratorTableKit" / "ContentTable" / "ForwardingTableView.swift")


def missing_overrides(api, facts, text):
  """What is to be done by hand, and is not overridden in ContentTableView."""
  written = OUTPUT.with_name("ContentTableView.swift").read_text()
  for owner, name, member, kind in content_table.joined(api, facts, text):
    if not content_table.is_by_hand(kind):
      continue
    declared = re.search(r"(?:var|func) \w+", member["swift_signature"]).group()
    labels = re.findall(r"[(,]\s*(\w+)(?= ?\w*:)", member["swift_signature"])
    head = rf"override {declared}\b" + r"[^{]*?".join(
      ["", *(rf"\b{label}\b" for label in labels[:2] if label != "_")])
    if not re.search(head, written):
      yield f"{owner} {name} {kind}, and ContentTableView does not override it"


def main(arguments):
  if arguments not in ([], ["--check"]):
    print("usage: write-content-table [--check]", file=sys.stderr)
    return 1
  api, facts, text = generate.api(), content_table.view_facts(), content_table.listed()
  try:
    written = content_table_source.source(api, facts, generate.view_api(), text)
    files = write_optional_methods.formatted({OUTPUT.name: written})
  except content_table.ListError as error:
    print(f"Content table: {error}", file=sys.stderr)
    return 1
  if not arguments:
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(files[OUTPUT.name])
    return 0
  problems = list(content_table_self_test.problems(api, facts, text))
  problems += missing_overrides(api, facts, text)
  actual = {OUTPUT.name: OUTPUT.read_text()} if OUTPUT.exists() else {}
  for text_of_file in actual.values():
    problems += stand_in_check.problems(api, facts, text, text_of_file)
    problems += content_table_self_test.unnoticed(api, facts, text, text_of_file)
  if difference := write_optional_methods.first_difference(files, actual):
    problems.append(f"{difference}: run Tests/UIKitInterface/write-content-table")
  for problem in problems:
    print(problem)
  decided = content_table.decisions(text)
  kinds = collections.Counter(decided.values())
  counts = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
  print(
    f"Content table: {len(decided)} members, {counts}:"
    f" {f'FAILED, {len(problems)} problems' if problems else 'ok'}")
  return 1 if problems else 0


if __name__ == "__main__":
  sys.exit(main(sys.argv[1:]))
