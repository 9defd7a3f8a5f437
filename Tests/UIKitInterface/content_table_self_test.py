"""Doctors the facts and the list, and must see each change refused."""

import copy

import content_table
import stand_in_check


def refusal(api, facts, text):
  try:
    content_table.joined(api, facts, text)
  except content_table.ListError as error:
    return str(error)
  return None


def problems(api, facts, text):
  """What is let through that must not be, in words."""
  def must_refuse(what, expected, api=api, facts=facts, text=text):
    found = refusal(api, facts, text)
    if found is None or expected not in found:
      yield f"self-test: {what} is not refused with {expected!r}, but with {found!r}"

  line = "  UITableView cellForRowAtIndexPath:\n"
  yield from must_refuse("a member without a line", "not in content-table.txt",
                         text=text.replace(line, ""))
  yield from must_refuse("a member on two lists", "stands twice in the list", text=text + line)
  yield from must_refuse("a line about nothing", "not in the facts",
                         text=text + "  UITableView noSuchMember\n")
  yield from must_refuse("a member that is kept for no reason", "needs a reason",
                         text=text + "\nkept\n")
  yield from must_refuse("a reason that says nothing", "needs a reason", text=text + "\nkept: so\n")
  scroll = "  UIScrollView setContentOffset:animated:\n"
  yield from must_refuse("a function that acts among those that ask", "so that it must act",
                         text=text.replace(scroll, "").replace("\npasses\n", "\npasses\n" + scroll))
  tag = "  UIView tag\n"
  yield from must_refuse("a property among functions that act", "is a property",
                         text=text.replace(tag, "").replace(
                           "\npasses and acts\n", "\npasses and acts\n" + tag))
  grown = copy.deepcopy(api)
  grown["classes"]["UITableView"]["methods"].append(
    {"selector": "newMember", "swift_signature": "func newMember()", "introduced": "19.0"})
  yield from must_refuse("a new member of the facts", "newMember stands in the facts", api=grown)
  grown = copy.deepcopy(facts)
  grown["classes"]["UIView"].append(
    {"kind": "method", "selector": "newMember", "swift_signature": "func newMember()",
     "introduced": "19.0", "called_by": "app"})
  yield from must_refuse("a new member of a view", "newMember stands in the facts", facts=grown)


def unnoticed(api, facts, text, stand_in):
  """The faults in ForwardingTableView that its check lets through, and how many there were."""
  count = 0
  for what, doctored in stand_in_check.doctored(api, facts, text, stand_in):
    count += 1
    if not any(stand_in_check.problems(api, facts, text, doctored)):
      yield f"self-test: nobody notices in ForwardingTableView: {what}"
  if count < 300:
    yield f"self-test: ForwardingTableView was doctored in {count} ways only"
