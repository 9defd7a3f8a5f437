"""Shows that the check can fail: every doctored copy of what is read or written is found out."""

import copy

import optional_methods
import optional_methods_source
import write_optional_methods
from compare_self_test import add, member, remove, replace

HEIGHT = "func tableView(_ tableView: UITableView, heightForRowAt"
HEIGHT_PATH = "UITableViewDelegate", "tableView(_:heightForRowAt:)"
CONTROLLER = "UITableViewController.swift"
FOREIGN = "ForeignDelegate.swift"


def set_fact(api, owner, start, key, value):
  member(api, owner, start)[1][key] = value


def change_fact(key, value):
  return lambda api, table: set_fact(api, "UITableViewDelegate", HEIGHT, key, value)


def change_entry(key, value):
  protocol, method = HEIGHT_PATH
  return lambda api, table: table[protocol]["methods"][method].update({key: value})


# What is done to the facts or to the table, and the files that must come out otherwise.
CHANGED = {
  "selector": (change_fact("selector", "tableView:high:"), {"DelegateMethod.swift"}),
  "deprecation": (
    change_fact("deprecated", "14.0"),
    {"UITableViewDelegate.swift", "UITableViewDelegate+Defaults.swift", CONTROLLER, FOREIGN}),
  "requirement": (
    lambda api, table: set_fact(
      api, "UITableViewDelegate", "func tableView(_ tableView: UITableView, didSelectRowAt",
      "requirement", "required"),
    {"UITableViewDelegate.swift", "UITableViewDelegate+Defaults.swift", "DelegateMethod.swift",
     "OptionalDelegateTableView.swift", CONTROLLER, FOREIGN}),
  "result": (
    lambda api, table: replace(api, "UITableViewDelegate", HEIGHT, "-> CGFloat", "-> CGFloat?"),
    {"UITableViewDelegate.swift", "UITableViewDelegate+Defaults.swift",
     "OptionalDelegateTableView.swift", CONTROLLER, FOREIGN}),
  "value": (
    change_entry("stand_in", "44"),
    {"UITableViewDelegate+Defaults.swift", CONTROLLER, FOREIGN}),
  "summary": (
    change_entry("summary", "How high a row is."),
    {"UITableViewDelegate.swift", "OptionalDelegateTableView.swift", CONTROLLER}),
}

# What must be refused.
REFUSED = {
  "a method without an entry": lambda api, table: add(
    api, "UITableViewDelegate", "methods", "func tableViewDidFold(_ tableView: UITableView)"),
  "an entry without a method": lambda api, table: remove(api, "UITableViewDelegate", HEIGHT),
  "an entry without a protocol": lambda api, table: table.update(
    {"UITableViewFoldDelegate": table["UITableViewDelegate"]}),
  "no value": lambda api, table: table[HEIGHT_PATH[0]]["methods"][HEIGHT_PATH[1]].pop("stand_in"),
  "no summary": lambda api, table: table[HEIGHT_PATH[0]]["methods"][HEIGHT_PATH[1]].pop("summary"),
  "an unknown key": change_entry("standin", "44"),
  "a value for nothing": lambda api, table: replace(
    api, "UITableViewDelegate", HEIGHT, " -> CGFloat", ""),
}

# What is done to the files that are checked in, and the one that must be named.
EDITED = {
  "an edited file": (
    lambda files: files.update({CONTROLLER: files[CONTROLLER] + "\n"}), CONTROLLER),
  "a missing file": (lambda files: files.pop(CONTROLLER), CONTROLLER),
  "an added file": (lambda files: files.update({"Fold.swift": ""}), "Fold.swift"),
}


def doctored(api, table, change):
  api, table = copy.deepcopy(api), copy.deepcopy(table)
  change(api, table)
  return optional_methods_source.files(api, table)


def problems(api, table):
  """What went unnoticed, one line each."""
  plain = optional_methods_source.files(api, table)
  for name, (change, expected) in CHANGED.items():
    files = doctored(api, table, change)
    found = {file for file in files.keys() | plain.keys() if files.get(file) != plain.get(file)}
    if found != expected:
      yield f"self-test: another {name} changes {sorted(found)}"
  for name, change in REFUSED.items():
    try:
      doctored(api, table, change)
    except optional_methods.TableError:
      continue
    yield f"self-test: {name} is not refused"
  for name, (edit, named) in EDITED.items():
    files = dict(plain)
    edit(files)
    found = write_optional_methods.first_difference(plain, files)
    if not (found or "").startswith(named):
      yield f"self-test: {name} is seen as {found}"
