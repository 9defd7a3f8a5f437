#!/usr/bin/env python3
"""Writes the module interfaces that the kit is compiled against: one file per Apple module.

Usage: generate.py OUTPUT_FOLDER

The table API comes from uikit-table-api.json, everything else from Modules/. The result needs no
function bodies: a module interface only declares.
"""

import json
import pathlib
import re
import sys

import content_table
import content_table_source

HERE = pathlib.Path(__file__).resolve().parent

# The deployment target of the package. API that is newer is marked, API deprecated by then warns.
DEPLOYMENT_TARGET = 15.0

SUPPORT_FILES = ["module.modulemap", "CoreGraphics.h", "UIKit.h"]

MODULE_FLAGS = (
  "-swift-version 6 -enable-objc-interop -disable-objc-attr-requires-foundation-module"
  # Nothing here is run; without bodies the compiler has no Objective-C thunks to make either,
  # some of which call functions that the standard library lacks on Linux.
  " -experimental-skip-all-function-bodies"
)

# Swift value types that Objective-C sees as classes; whether the type is another module's.
BRIDGED = [
  ("String", "NSString", True),
  ("Array", "NSArray", True),
  ("Dictionary", "NSDictionary", True),
  ("Set", "NSSet", True),
  ("IndexPath", "NSIndexPath", False),
  ("IndexSet", "NSIndexSet", False),
  ("Date", "NSDate", False),
]

# Structures over a number or a text. Objective-C sees the number or the text itself, but takes
# no structure of Swift's without a class to stand for it.
STRUCTURES = [
  ("UITableViewContentHuggingElements", "NSNumber", False),
  ("UIScrollView.DecelerationRate", "NSNumber", False),
  ("UIFocusGroupPriority", "NSNumber", False),
  ("UIAccessibilityTraits", "NSNumber", False),
  ("UIAccessibilityTextualContext", "NSString", False),
  ("UIAccessibility.DirectTouchOptions", "NSNumber", False),
  ("UIAccessibility.AssistiveTechnologyIdentifier", "NSString", False),
]

# Classes and protocols that the table API only mentions.
OPAQUE_CLASSES = [
  "UIContextMenuInteraction", "UIDragPreviewParameters", "UIDragPreviewTarget",
  "UIFocusAnimationCoordinator", "UIFocusUpdateContext", "UIImage", "UIRefreshControl",
  "UITargetedPreview", "UIVisualEffect",
  # What the table that stands for another one passes on.
  "UIAccessibilityCustomRotor", "UIAccessibilityLocationDescriptor",
  "UIBezierPath", "UIFocusEffect", "UIFocusMovementHint", "UIHoverStyle", "UIPanGestureRecognizer",
  "UIPasteConfiguration", "UIPinchGestureRecognizer", "UIScrollEdgeEffect", "UITraitCollection",
]

# Of these, the ones for any thread, with what they are besides.
ANY_THREAD = {
  "UIBezierPath": "", "UIFocusEffect": "", "UIFocusMovementHint": "",
  "UIImage": ", @unchecked Sendable", "UITraitCollection": "",
}

# Types that exist in Swift only: a member that mentions one is not visible to Objective-C.
SWIFT_ONLY = [
  "ConfigurationUpdateHandler", "StateMask", "UIBackgroundConfiguration", "UICellConfigurationState",
  "UIContentConfiguration", "UIListContentConfiguration", "UIViewConfigurationState",
]

# What the data leaves out: inherited initialisers, type aliases, constants.
CLASS_ADDITIONS = {
  "UITableView": [
    "@objc(initWithCoder:) public required init?(coder: NSCoder)",
    "@objc override public convenience init(frame: CGRect)",
    "@objc public convenience init()",
    "public class var automaticDimension: CGFloat { get }",
    "public class var indexSearch: String { get }",
    "public class var selectionDidChangeNotification: NSNotification.Name { get }",
    "@objc open var isSpringLoaded: Bool { get set }",
  ],
  "UITableViewCell": [
    "public typealias ConfigurationUpdateHandler ="
    " (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void",
    "@objc(initWithCoder:) public required init?(coder: NSCoder)",
    "@objc public convenience init()",
  ],
  "UITableViewHeaderFooterView": [
    "public typealias ConfigurationUpdateHandler ="
    " (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void",
    "@objc(initWithCoder:) public required init?(coder: NSCoder)",
    "@objc public convenience init()",
  ],
  "UITableViewController": [
    "@objc(initWithCoder:) public required init?(coder: NSCoder)",
    "@objc public convenience init()",
  ],
  "UIContextualAction": [
    "public typealias Handler = (_ action: UIContextualAction, _ sourceView: UIView,"
    " _ completionHandler: @escaping (Bool) -> Void) -> Void",
  ],
  "UITableViewDropPlaceholder": [
    "@objc(initWithInsertionIndexPath:reuseIdentifier:rowHeight:) override public init("
    "insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat)",
  ],
}

# Protocols of a class that nothing here depends on.
FOR_ARCHIVES_AND_COPIES = ["NSCoding", "NSCopying"]

# Initialisers that redefine one of the superclass.
OVERRIDES = {
  "UITableViewController": ["init(nibName"],
}


def attributes(member):
  """The availability of a member, as a compiler for another system can still check it."""
  if member.get("unavailable_in_swift"):
    return "@available(*, unavailable) "
  if float(member.get("deprecated") or 100) <= DEPLOYMENT_TARGET:
    return f'@available(*, deprecated, message: "deprecated in iOS {member["deprecated"]}") '
  if float(member["introduced"]) > DEPLOYMENT_TARGET:
    return f'@available(iOS {member["introduced"]}, *) '
  return ""


def objective_c(member):
  signature = member["swift_signature"]
  if any(re.search(rf"\b{name}\b", signature) for name in SWIFT_ONLY):
    return ""
  return f"@objc({member['selector']}) "


# Linux's standard library cannot turn an Objective-C object into an `Any`, and the compiler crashes
# where it has to; `check` makes the same change to the sources that it compiles.
ANY = re.compile(
  r"(\bwithSender(?:\s+\w+)?\s*:\s*|\baccessibilityElement\(at \w+: Int\) -> "
  r"|\bofAccessibilityElement \w+: )Any\b")


def swift(signature):
  return ANY.sub(r"\1AnyObject", signature)


def protocol(name, declaration):
  refined = declaration["inherits"]
  # Refining NSObjectProtocol twice is a warning.
  if len(refined) > 1:
    refined = [other for other in refined if other != "NSObjectProtocol"]
  refinement = f": {', '.join(refined)}" if refined else ""
  yield f"@MainActor @objc public protocol {name}{refinement} {{"
  for method in declaration["methods"]:
    optional = "optional " if method["requirement"] == "optional" else ""
    yield f"  {attributes(method)}{objective_c(method)}{optional}{swift(method['swift_signature'])}"
  yield "}"
  yield ""


def inherited_methods(api, protocols):
  for name in protocols:
    if name in api["protocols"]:
      declaration = api["protocols"][name]
      yield from declaration["methods"]
      yield from inherited_methods(api, declaration["inherits"])


def raw_type(kind):
  """The raw type of an option set, after what the facts write behind its name."""
  return "Int" if kind == "(OptionSet of Int)" else "UInt"


def enumerations(api, owner):
  """The enumerations and option sets of a class; of none, those that are in no class."""
  for key, cases in api["enums"].items():
    name, _, kind = key.partition(" ")
    outer, _, inner = name.rpartition(".")
    if outer != owner:
      continue
    if kind:
      yield f"  public struct {inner}: OptionSet, Sendable {{"
      yield f"    public let rawValue: {raw_type(kind)}"
      yield f"    public init(rawValue: {raw_type(kind)})"
      for case in cases:
        yield f"    public static var {case['name']}: {name} {{ get }}"
      yield "  }"
      continue
    yield f"  @objc public enum {inner}: Int, Sendable {{"
    seen = {}
    for case in cases:
      if case["raw"] in seen:
        yield f"    public static var {case['name']}: {owner}.{inner} {{ get }}"
      else:
        yield f"    case `{case['name']}` = {case['raw']}"
      seen[case["raw"]] = True
    yield "  }"


def class_declaration(api, name, declaration):
  superclass = declaration["superclass_chain"][0]
  conformances = [
    other for other in declaration.get("conforms_to", []) if other not in FOR_ARCHIVES_AND_COPIES
  ]
  yield (
    f"{attributes(declaration)}@MainActor @objc open class {name}:"
    f" {', '.join([superclass] + conformances)} {{"
  )
  yield from enumerations(api, name)
  for addition in CLASS_ADDITIONS.get(name, []):
    yield f"  {addition}"
  for initializer in declaration.get("initializers", []):
    if initializer.get("unavailable_in_swift"):
      continue
    signature = initializer["swift_signature"]
    override = any(signature.startswith(start) for start in OVERRIDES.get(name, []))
    yield (
      f"  {attributes(initializer)}{objective_c(initializer)}"
      f"{'override ' if override else ''}public {signature}"
    )
  for member in declaration.get("properties", []):
    if member.get("unavailable_in_swift"):
      continue
    yield f"  {attributes(member)}{objective_c(member)}open {member['swift_signature']}"
  methods = list(declaration.get("methods", []))
  methods += inherited_methods(api, conformances)
  for member in methods:
    if member.get("unavailable_in_swift"):
      continue
    yield f"  {attributes(member)}{objective_c(member)}open {swift(member['swift_signature'])}"
  yield "}"
  yield ""


def bridges(values):
  for value, reference, retroactive in values:
    prefix = "@retroactive " if retroactive else ""
    yield f"extension {value}: {prefix}_ObjectiveCBridgeable {{"
    yield f"  public func _bridgeToObjectiveC() -> {reference}"
    yield "  public static func _forceBridgeFromObjectiveC("
    yield f"    _ source: {reference}, result: inout {value}?)"
    yield "  public static func _conditionallyBridgeFromObjectiveC("
    yield f"    _ source: {reference}, result: inout {value}?) -> Bool"
    yield "  public static func _unconditionallyBridgeFromObjectiveC("
    yield f"    _ source: {reference}?) -> {value}"
    yield "}"
    yield ""


def table_api(api):
  for name in OPAQUE_CLASSES:
    isolation = "" if name in ANY_THREAD else "@MainActor "
    yield f"{isolation}@objc open class {name}: NSObject{ANY_THREAD.get(name, '')} {{"
    yield "  @objc override public init()"
    yield "}"
  yield ""
  yield from enumerations(api, "")
  for name, declaration in api["protocols"].items():
    yield from protocol(name, declaration)
  for name, declaration in api["classes"].items():
    yield from class_declaration(api, name, declaration)


def api():
  return json.loads((HERE / "uikit-table-api.json").read_text())


def view_api():
  """What is compared, besides the table API, and not generated: the views' part that there is."""
  return json.loads((HERE / "uikit-view-api.json").read_text())


def passed_on():
  """What the table that stands for another one overrides of views, and Modules/ does not declare."""
  written = (HERE / "Modules" / "UIKit.swiftinterface").read_text()
  members = content_table_source.uikit_members(
    api(), content_table.view_facts(), content_table.listed(), written)
  return map(swift, members)


def write(folder):
  folder.mkdir(parents=True, exist_ok=True)
  generated = {
    "Foundation": lambda: bridges(BRIDGED),
    "UIKit": lambda: [*table_api(api()), *passed_on(), *bridges(STRUCTURES)],
  }
  for source in sorted((HERE / "Modules").glob("*.swiftinterface")):
    module = source.stem
    lines = [
      "// swift-interface-format-version: 1.0",
      f"// swift-module-flags: -module-name {module} {MODULE_FLAGS}",
      source.read_text(),
      *generated.get(module, list)(),
    ]
    (folder / source.name).write_text("\n".join(lines) + "\n")
  for support in SUPPORT_FILES:
    (folder / support).write_text((HERE / "Modules" / support).read_text())


if __name__ == "__main__":
  write(pathlib.Path(sys.argv[1]))
