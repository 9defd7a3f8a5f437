"""What a Swift signature of the facts says, in Objective-C's names.

Types are written as in second-facts.json: `NSArray<NSIndexPath>?`, `id<UIDragSession>`,
`((BOOL) -> void)?`; a `?` may be nil, and a `!` is a type of which the headers do not say it.
"""

import dataclasses
import re

import declarations

NAMES = {
  "Any": "id", "AnyObject": "id", "AnyClass": "Class", "Bool": "BOOL", "Data": "NSData",
  "Date": "NSDate", "Double": "double", "Float": "float", "IndexPath": "NSIndexPath",
  "IndexSet": "NSIndexSet", "Int": "NSInteger", "Selector": "SEL", "Self": "instancetype",
  "String": "NSString", "TimeInterval": "NSTimeInterval", "UInt": "NSUInteger", "Void": "void",
  "()": "void", "UndoManager": "NSUndoManager", "Bundle": "NSBundle",
  "UnsafeMutableRawPointer": "void*",
  # UIKit's own names for Swift; the rest is Objective-C's name with a point in it.
  "UIView.AutoresizingMask": "UIViewAutoresizing",
  "UIView.SystemAnimation": "UISystemAnimation",
  "UITableViewDropProposal.Intent": "UITableViewDropIntent",
  "UITableViewCell.CellStyle": "UITableViewCellStyle",
  "NSLayoutConstraint.Axis": "UILayoutConstraintAxis",
  "UIEvent.EventSubtype": "UIEventSubtype",
}


@dataclasses.dataclass(frozen=True)
class Signature:
  is_property: bool
  is_static: bool
  is_settable: bool
  is_isolated: bool
  parameters: tuple
  result: str


def objective_c(swift):
  text = re.sub(r"^(?:@\w+ |any |inout )+", "", swift.strip()).strip()
  if text.endswith(("?", "!")):
    inner = text[:-1]
    if inner.startswith("(") and inner.endswith(")"):
      stripped = inner[1:-1].strip()
      is_block = "->" in stripped
      return f"({objective_c(stripped)}){text[-1]}" if is_block else objective_c(stripped) + text[-1]
    return objective_c(inner) + text[-1]
  parts = declarations.split_top_level(text.replace("->", "→"), "→")
  if len(parts) == 2:
    given = [block_argument(part) for part in declarations.split_top_level(parts[0][1:-1])]
    return f"({', '.join(given)}) -> {objective_c(parts[1])}"
  if text in NAMES:
    return NAMES[text]
  if text.startswith("["):
    parts = declarations.split_top_level(text[1:-1], ":")
    name = "NSArray" if len(parts) == 1 else "NSDictionary"
    return generic(name, parts)
  if found := re.fullmatch(r"Set<(.+)>", text):
    return generic("NSSet", [found.group(1)])
  if found := re.fullmatch(r"UnsafeMutablePointer<(.+)>", text):
    return objective_c(found.group(1)) + "*"
  if text.endswith(".Type"):
    return "Class"
  if swift.strip().startswith(("any ", "(any ")):
    return f"id<{text}>"
  return text.replace(".", "")


def generic(name, parts):
  given = [objective_c(part) for part in parts]
  return name if set(given) == {"id"} else f"{name}<{', '.join(given)}>"


def block_argument(text):
  """The type of a closure's parameter, which may have a name."""
  return objective_c(re.sub(r"^_ \w+: ", "", text))


def parameter(text):
  """The type of a function's parameter, without its labels and its default."""
  swift = re.sub(r" = [^=]+$", "", text.partition(":")[2]).strip()
  kept = objective_c(swift)
  # What an optional closure is kept for, Swift does not say.
  is_block = "->" in swift and not swift.endswith("?")
  return f"noescape {kept}" if is_block and not swift.startswith("@escaping") else kept


def signature(text):
  """Reads `func rect(forSection section: Int) -> CGRect`, `weak var x: X? { get set }` …"""
  isolated = not re.match(r"(?:\w+ )*nonisolated ", text)
  text = re.sub(r"\b(?:nonisolated|weak|convenience) ", "", text)
  static = text.startswith("class ")
  text = text.removeprefix("class ")
  if found := re.fullmatch(r"var \w+: (.+) \{ (get|get set) \}", text):
    return Signature(True, static, found.group(2) == "get set", isolated, (),
                     objective_c(found.group(1)))
  if "(" not in text:
    raise ValueError(f"neither a property nor a method: {text}")
  inside = declarations.parameters(text)
  given = tuple(parameter(part) for part in declarations.split_top_level(inside))
  after = text[text.index("(") + len(inside) + 2:].strip()
  if text.startswith("init"):
    result = "instancetype" + ("?" if text.startswith("init?") else "")
  else:
    result = objective_c(after.removeprefix("->")) if after.startswith("->") else "void"
  return Signature(False, static, False, isolated, given, result)
