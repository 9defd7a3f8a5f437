"""Writes the second table as an Objective-C header, for Swift's importer to read; see README.md.

The header declares what the table says and no more, so that what Swift makes of it does not
depend on the facts.
"""

import re

import declarations
import generate

# How UIKit names types for Swift, where it does not leave Objective-C's name.
NESTED = {
  "UIAccessibilityAssistiveTechnologyIdentifier": "UIAccessibility.AssistiveTechnologyIdentifier",
  "UIAccessibilityDirectTouchOptions": "UIAccessibility.DirectTouchOptions",
  "UIAccessibilityExpandedStatus": "UIAccessibility.ExpandedStatus",
  "UIContextualActionHandler": "UIContextualAction.Handler",
  "UIContextualActionStyle": "UIContextualAction.Style",
  "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
  "UIScrollViewDecelerationRate": "UIScrollView.DecelerationRate",
  "UIScrollViewIndexDisplayMode": "UIScrollView.IndexDisplayMode",
  "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
  "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
  "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
  "UITableViewCellConfigurationUpdateHandler": "UITableViewCell.ConfigurationUpdateHandler",
  "UITableViewCellDragState": "UITableViewCell.DragState",
  "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
  "UITableViewCellFocusStyle": "UITableViewCell.FocusStyle",
  "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
  "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
  "UITableViewCellStateMask": "UITableViewCell.StateMask",
  "UITableViewCellStyle": "UITableViewCell.CellStyle",
  "UITableViewDropIntent": "UITableViewDropProposal.Intent",
  "UITableViewHeaderFooterViewConfigurationUpdateHandler":
    "UITableViewHeaderFooterView.ConfigurationUpdateHandler",
  "UITableViewRowActionStyle": "UITableViewRowAction.Style",
  "UITableViewRowAnimation": "UITableView.RowAnimation",
  "UITableViewScrollPosition": "UITableView.ScrollPosition",
  "UITableViewSelfSizingInvalidation": "UITableView.SelfSizingInvalidation",
  "UITableViewSeparatorInsetReference": "UITableView.SeparatorInsetReference",
  "UITableViewStyle": "UITableView.Style",
  "UIViewAnimationOptions": "UIView.AnimationOptions",
  "UIViewAutoresizing": "UIView.AutoresizingMask",
  "UIViewContentMode": "UIView.ContentMode",
  "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
}

# How it names methods for Swift, where the importer would shorten the selector otherwise.
RENAMED = {
  "bringSubviewToFront:": "bringSubviewToFront(_:)",
  "performUsingPresentationValues:": "performUsingPresentationValues(_:)",
  "scrollViewDidScrollToTop:": "scrollViewDidScrollToTop(_:)",
  "scrollViewShouldScrollToTop:": "scrollViewShouldScrollToTop(_:)",
  "sendSubviewToBack:": "sendSubviewToBack(_:)",
  "setNeedsDisplayInRect:": "setNeedsDisplay(_:)",
  "tableView:previewForDismissingContextMenuWithConfiguration:":
    "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
  "tableView:previewForHighlightingContextMenuWithConfiguration:":
    "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
  "tableView:willDisplayContextMenuWithConfiguration:animator:":
    "tableView(_:willDisplayContextMenu:animator:)",
  "tableView:willEndContextMenuInteractionWithConfiguration:animator:":
    "tableView(_:willEndContextMenuInteraction:animator:)",
  "viewWithTag:": "viewWithTag(_:)",
  "willMoveToWindow:": "willMove(toWindow:)",
}

# Declared by the headers of the modules below UIKit.
ELSEWHERE = {
  "NSArray", "NSDate", "NSDictionary", "NSIndexPath", "NSIndexSet", "NSObject", "NSObjectProtocol",
  "NSSet", "NSString", "NSTimeInterval",
  # In Modules/CoreGraphics.h.
  "CGAffineTransform",
}

MAIN = '__attribute__((swift_attr("@MainActor")))'


def swift_name(name):
  return f'__attribute__((swift_name("{name}")))' if name else ""


class Header:
  """The lines of the header that declares what a table says."""

  def __init__(self, table):
    self.types = table["types"]
    self.mentioned = table["mentioned"]
    self.cases = table["cases"]

  def is_object(self, name):
    """Whether a variable of the type is a pointer to it."""
    return name in self.types or self.mentioned.get(name, "").startswith("class ")

  def has_nil(self, name):
    """Whether a variable of the type, which is no object, is a pointer."""
    mentioned = self.mentioned.get(name, "")
    return name in ("id", "Class") or mentioned.startswith(("typed NSString", "alias ("))

  def declared(self, text, name="", is_annotated=True):
    """`NSArray<UIView>?` as the C declaration of `name`."""
    escape = "__attribute__((noescape))" if text.startswith("noescape ") else ""
    text = text.removeprefix("noescape ")
    mark = text[-1] if text.endswith(("?", "!")) else ""
    text = text.removesuffix(mark)
    nullability = {"?": "_Nullable", "!": "_Null_unspecified", "": "_Nonnull"}[mark]
    if not is_annotated:
      nullability = ""
    if mark and text.startswith("(") and text.endswith(")"):
      text = text[1:-1]
    parts = declarations.split_top_level(text.replace("->", "→"), "→")
    if len(parts) == 2:
      given = ", ".join(map(self.declared, declarations.split_top_level(parts[0][1:-1])))
      return f"{self.declared(parts[1])} ({escape} ^{nullability} {name})({given or 'void'})"
    if text.endswith("*"):
      return f"{text} {nullability} {name}"
    base, _, arguments = text.partition("<")
    if base == "id":
      return f"{text} {nullability} {name}"
    if arguments:
      # Type arguments are not annotated.
      inner = [self.declared(one, "", False)
               for one in declarations.split_top_level(arguments[:-1])]
      base = f"{base}<{', '.join(inner)}>"
    if self.is_object(text.partition("<")[0]):
      return f"{base} *{nullability} {name}"
    return f"{base} {nullability if self.has_nil(base) else ''} {name}"

  def member(self, member, is_main):
    selector = member["selector"]
    # On a category the attribute has no effect, so each member has it.
    is_deprecated = float(member.get("deprecated", 100)) <= generate.DEPLOYMENT_TARGET
    attributes = " ".join([MAIN if is_main else "", swift_name(RENAMED.get(selector)),
                           "__attribute__((deprecated))" if is_deprecated else ""]).strip()
    if "property" in member:
      name = member.get("name", selector)
      words = ["nonatomic", "" if member.get("settable") else "readonly",
               "class" if member.get("static") else "",
               f"getter={selector}" if name != selector else "",
               "null_resettable" if member.get("resettable") else ""]
      kind = self.declared(member["property"], name, not member.get("resettable"))
      return f"@property ({', '.join(filter(None, words))}) {kind} {attributes};"
    named = " ".join(
      f"{part}:({self.declared(kind)})argument{number}" for number, (part, kind)
      in enumerate(zip(selector.split(":"), member.get("parameters", [])))) or selector
    sign = "+" if member.get("static") else "-"
    return f"{sign} ({self.declared(member['result'])}){named} {attributes};"

  def members(self, entry):
    is_optional = False
    for member in entry["members"]:
      if member.get("optional", False) != is_optional:
        is_optional = not is_optional
        yield "@optional" if is_optional else "@required"
      yield self.member(member, member.get("main") or entry.get("main"))

  def values(self):
    """The types that are no classes, and no blocks."""
    for name, text in self.mentioned.items():
      kind, _, of = text.partition(" ")
      named = swift_name(NESTED.get(name))
      if name in ELSEWHERE:
        continue
      if kind in ("enum", "options"):
        flags = "flag_enum, " if kind == "options" else ""
        attributes = f"__attribute__(({flags}enum_extensibility(open))) {named}"
        cases = self.cases.get(name) or {f"{name}Unknown": 0}
        listed = ", ".join(f"{case} = {value}" for case, value in cases.items())
        yield f"typedef enum {attributes} {name} : {of} {name} {named};"
        yield f"enum {attributes} {name} : {of} {{ {listed} }};"
      elif kind == "typed":
        star = "*" if of == "NSString" else ""
        yield f"typedef {of} {star}{name} __attribute__((swift_newtype(struct))) {named};"
      elif kind == "struct":
        yield f"typedef struct {name} {{ CGFloat value; }} {name};"

  def protocols(self, entry):
    listed = ["NSObject" if one == "NSObjectProtocol" else one
              for one in entry.get("protocols", [])]
    return f" <{', '.join(listed)}>" if listed else ""

  def in_order(self, names, before):
    """Each after what it refines or descends from."""
    done = []

    def add(name):
      if name in names and name not in done:
        for other in before(name):
          add(other)
        done.append(name)

    for name in names:
      add(name)
    return done

  def lines(self):
    mentioned = {name: text for name, text in self.mentioned.items() if name not in ELSEWHERE}
    classes = [name for name, entry in self.types.items() if entry["kind"] == "class"]
    protocols = [name for name, entry in self.types.items() if entry["kind"] == "protocol"]
    plain_classes = {
      name: re.match(r"class (\w+)", text).group(1) for name, text in mentioned.items()
      if text.startswith("class ")}
    plain_protocols = [name for name, text in mentioned.items() if text.startswith("protocol")]
    yield "#pragma clang assume_nonnull begin"
    yield f"@class {', '.join([*classes, *plain_classes])};"
    yield f"@protocol {', '.join([*protocols, *plain_protocols])};"
    # Swift names some types in it.
    yield "@interface UIAccessibility : NSObject"
    yield "@end"
    yield from self.values()
    for name, text in mentioned.items():
      if text.startswith("alias "):
        # A block's type, which may then be nil where it is used.
        yield (f"typedef {self.declared(text[len('alias '):], name, False)}"
             f" {swift_name(NESTED.get(name))};")
    for name in plain_protocols:
      yield f"@protocol {name} <NSObject>"
      yield "@end"
    for name in self.in_order(protocols, lambda name: self.types[name].get("protocols", [])):
      entry = self.types[name]
      yield f"{MAIN if entry.get('main') else ''}"
      yield f"@protocol {name}{self.protocols(entry)}"
      yield from self.members(entry)
      yield "@end"
    superclasses = {**plain_classes,
                    **{name: self.types[name].get("superclass") for name in classes}}
    for name in self.in_order(superclasses, lambda name: [superclasses[name]]):
      entry = self.types.get(name, {"members": []})
      is_main = entry.get("main") or ", main" in mentioned.get(name, "")
      if name == "NSObject":
        yield "@interface NSObject (UIKit)"
      else:
        yield f"{MAIN if is_main else ''}"
        yield f"@interface {name} : {superclasses[name]}{self.protocols(entry)}"
      yield from self.members(entry)
      yield "@end"
    yield "#pragma clang assume_nonnull end"
