import SwiftSyntax

/// Walks through a file and notes the bodies and default values that can be changed, and how.
///
/// Texts are never changed, nor are declarations that only make texts.
final class MutantFinder: SyntaxVisitor {
  private(set) var sites: [FoundSite] = []
  private let bytes: [UInt8]
  private let lines: SourceLocationConverter
  /// The names of the declarations around the place where the walk is.
  private var names: [String] = []
  /// Whether the last of the sites is around that place.
  private var isInSite = false

  init(bytes: [UInt8], lines: SourceLocationConverter) {
    self.bytes = bytes
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Sites

  private static let textNames: Set = [
    "description", "debugDescription", "errorDescription", "failureReason", "recoverySuggestion",
    "customMirror",
  ]

  private func text(_ node: some SyntaxProtocol) -> String {
    text(from: start(of: node), to: end(of: node))
  }

  private func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func start(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private func end(of node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Visits a declaration with a name, and what is in it.
  private func walkInside(_ name: String, _ node: some SyntaxProtocol) {
    names.append(name)
    for child in node.children(viewMode: .sourceAccurate) { walk(child) }
    names.removeLast()
  }

  /// Visits statements as a site, unless they stand in one already.
  private func walkBody(_ statements: CodeBlockItemListSyntax, named name: String, returns: Bool) {
    let name = (names + [name]).joined(separator: ".")
    if isInSite {
      walk(statements)
      return
    }
    if names.contains(where: Self.textNames.contains) { return }
    guard let first = statements.first, let last = statements.last else { return }
    var returnAt: Int?
    if returns, statements.count == 1, isValue(first.item) { returnAt = start(of: first) }
    sites.append(
      FoundSite(
        kind: .body, function: name, start: start(of: first), end: end(of: last),
        returnAt: returnAt))
    isInSite = true
    walk(statements)
    isInSite = false
    if sites.last?.mutations.isEmpty == true { sites.removeLast() }
  }

  /// Returns whether a single statement is an expression with a value.
  private func isValue(_ item: CodeBlockItemSyntax.Item) -> Bool {
    var expression: ExprSyntax?
    if case .expr(let one) = item { expression = one }
    if case .stmt(let statement) = item {
      expression = statement.as(ExpressionStmtSyntax.self)?.expression
    }
    guard let expression else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self), isStop(call) { return false }
    if let choice = expression.as(IfExprSyntax.self) { return isValue(choice) }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy {
        guard case .switchCase(let one) = $0 else { return false }
        return isValue(one.statements)
      }
    }
    return true
  }

  private func isValue(_ choice: IfExprSyntax) -> Bool {
    guard isValue(choice.body.statements) else { return false }
    switch choice.elseBody {
    case .ifExpr(let next): return isValue(next)
    case .codeBlock(let block): return isValue(block.statements)
    default: return false
    }
  }

  private func isValue(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, let only = statements.first else { return false }
    if case .expr(let one) = only.item, let call = one.as(FunctionCallExprSyntax.self),
      isStop(call)
    {
      return true
    }
    return isValue(only.item)
  }

  /// Returns whether a call stops the program with a text.
  private func isStop(_ call: FunctionCallExprSyntax) -> Bool {
    ["misuse", "fatalError", "preconditionFailure", "assertionFailure"]
      .contains(text(call.calledExpression))
  }

  private func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { text($0).hasSuffix("Builder") }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    walkInside(node.name.text, node.memberBlock)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    walkInside(node.name.text, node.memberBlock)
    return .skipChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    walkInside(node.name.text, node.memberBlock)
    return .skipChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    walkInside(node.name.text, node.memberBlock)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    walkInside(text(node.extendedType), node.memberBlock)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isBuilder(node.attributes) { return .skipChildren }
    let name = node.name.text + labels(of: node.signature.parameterClause)
    if !isInSite { walkDefaults(of: node.signature.parameterClause, named: name) }
    if let body = node.body {
      let returned = node.signature.returnClause.map { text($0.type) }
      walkBody(
        body.statements, named: name,
        returns: ![nil, "Void", "()", "Never"].contains(returned))
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = "init" + labels(of: node.signature.parameterClause)
    if !isInSite { walkDefaults(of: node.signature.parameterClause, named: name) }
    if let body = node.body { walkBody(body.statements, named: name, returns: false) }
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { walkBody(body.statements, named: "deinit", returns: false) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    walkAccessors(node.accessorBlock, named: "subscript" + labels(of: node.parameterClause))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInSite { return .visitChildren }
    if isBuilder(node.attributes) { return .skipChildren }
    for binding in node.bindings {
      let name = text(binding.pattern)
      if Self.textNames.contains(name) { continue }
      if let value = binding.initializer?.value { walkDefault(value, named: name) }
      walkAccessors(binding.accessorBlock, named: name)
    }
    return .skipChildren
  }

  private func labels(of clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  private func walkAccessors(_ block: AccessorBlockSyntax?, named name: String) {
    switch block?.accessors {
    case .getter(let statements): walkBody(statements, named: name, returns: true)
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        let kind = accessor.accessorSpecifier.text
        walkBody(body.statements, named: "\(name).\(kind)", returns: kind == "get")
      }
    default: break
    }
  }

  private func walkDefaults(of clause: FunctionParameterClauseSyntax, named name: String) {
    for parameter in clause.parameters {
      if let value = parameter.defaultValue?.value { walkDefault(value, named: name) }
    }
  }

  /// Visits the value that something has as long as nobody says another.
  private func walkDefault(_ value: ExprSyntax, named name: String) {
    let name = (names + [name]).joined(separator: ".")
    var site = FoundSite(
      kind: .value, function: name, start: start(of: value), end: end(of: value), returnAt: nil)
    func change(_ text: String) {
      site.mutations.append(
        FoundMutation(
          operator: "default", line: line(of: value), start: site.start, end: site.end, text: text))
    }
    if let literal = value.as(BooleanLiteralExprSyntax.self) {
      change(literal.literal.text == "true" ? "false" : "true")
    } else if let literal = value.as(IntegerLiteralExprSyntax.self), let number = Int(text(literal))
    {
      change("\(number + 1)")
      if number > 0 { change("\(number - 1)") }
    } else if let literal = value.as(FloatLiteralExprSyntax.self),
      let number = Double(text(literal))
    {
      change(number == 0 ? "1" : "\(number / 2)")
    }
    if !site.mutations.isEmpty { sites.append(site) }
  }

  // MARK: - Mutations

  private func line(of node: some SyntaxProtocol) -> Int {
    node.startLocation(converter: lines).line
  }

  private func note(_ operator: String, _ node: some SyntaxProtocol, _ replacement: String) {
    guard isInSite else { return }
    sites[sites.count - 1].mutations.append(
      FoundMutation(
        operator: `operator`, line: line(of: node), start: start(of: node), end: end(of: node),
        text: replacement))
  }

  private func negate(_ expression: ExprSyntax) {
    // The operator changes these in the same way.
    if let prefixed = expression.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
      return
    }
    if expression.is(BooleanLiteralExprSyntax.self) { return }
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let middle = sequence.elements.dropFirst().first, ["==", "!="].contains(text(middle))
    {
      return
    }
    note("negation", expression, "!(\(text(expression)))")
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let expression): negate(expression)
    case .optionalBinding, .matchingPattern:
      note("branch", node.condition, text(node.condition) + ", false")
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(UnresolvedTernaryExprSyntax.self) { negate(elements[0]) }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { note("negation", node, text(node.expression)) }
    return .visitChildren
  }

  private static let operators: [String: (name: String, others: [String])] = [
    "<": ("boundary", ["<="]), "<=": ("boundary", ["<"]),
    ">": ("boundary", [">="]), ">=": ("boundary", [">"]),
    "..<": ("boundary", ["..."]), "...": ("boundary", ["..<"]),
    "==": ("negation", ["!="]), "!=": ("negation", ["=="]),
    "===": ("negation", ["!=="]), "!==": ("negation", ["==="]),
    "&&": ("logic", ["||"]), "||": ("logic", ["&&"]),
    "+": ("arithmetic", ["-"]), "-": ("arithmetic", ["+"]),
    "+=": ("arithmetic", ["-="]), "-=": ("arithmetic", ["+="]),
    "*": ("arithmetic", ["+"]), "/": ("arithmetic", ["*"]),
  ]

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let (name, others) = Self.operators[node.operator.text] {
      for other in others { note(name, node.operator, other) }
    }
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let number = Int(text(node)) else { return .skipChildren }
    note("number", node, "\(number + 1)")
    if number > 0 { note("number", node, "\(number - 1)") }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note("boolean", node, node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  private static let pairs = [
    ("before", "after"), ("source", "target"), ("first", "last"), ("firstIndex", "lastIndex"),
    ("min", "max"), ("removeFirst", "removeLast"), ("dropFirst", "dropLast"),
    ("prefix", "suffix"), ("lowerBound", "upperBound"), ("startIndex", "endIndex"),
    ("inner", "outer"), ("old", "new"), ("deletes", "inserts"), ("deletions", "insertions"),
    ("allSatisfy", "contains"), ("section", "row"), ("sections", "rows"),
    ("formUnion", "subtract"), ("union", "subtracting"), ("floor", "ceil"), ("lower", "upper"),
    ("removed", "inserted"), ("deleted", "inserted"), ("from", "to"), ("origin", "destination"),
    ("minY", "maxY"),
  ]
  private static let others: [String: String] = {
    var others: [String: String] = [:]
    for (one, other) in pairs {
      if others[one] == nil { others[one] = other }
      if others[other] == nil { others[other] = one }
    }
    return others
  }()

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = Self.others[node.baseName.text] { note("swap", node.baseName, other) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isStop(node) { return .skipChildren }
    let arguments = Array(node.arguments)
    for (index, argument) in arguments.enumerated() {
      guard let label = argument.label, let other = Self.others[label.text] else { continue }
      let counterpart = arguments[index...].first { $0.label?.text == other }
      if let counterpart {
        let first = argument.expression
        let second = counterpart.expression
        let between = text(from: end(of: first), to: start(of: second))
        guard isInSite else { continue }
        sites[sites.count - 1].mutations.append(
          FoundMutation(
            operator: "swap", line: line(of: argument), start: start(of: first),
            end: end(of: second), text: text(second) + between + text(first)))
      } else if !arguments.contains(where: { $0.label?.text == other }) {
        note("swap", label, other)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isInSite, sites.last?.returnAt != start(of: node) else { return .visitChildren }
    switch node.item {
    case .expr(let expression):
      // Most properties have no other value, and the compiler says so at the property.
      if isInInitializer, isAssignment(expression) { return .visitChildren }
      if expression.is(FunctionCallExprSyntax.self) || expression.is(SequenceExprSyntax.self)
        || expression.is(TryExprSyntax.self) || expression.is(AwaitExprSyntax.self)
        || expression.is(MemberAccessExprSyntax.self)
        || expression.is(OptionalChainingExprSyntax.self)
      {
        note("drop", node, "")
      }
    case .stmt(let statement):
      if statement.is(DeferStmtSyntax.self) { note("drop", node, "") }
      if let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
        choice.elseBody == nil
      {
        note("drop", node, "")
      }
      if let loop = statement.as(ForStmtSyntax.self) { note("drop", loop, "") }
      if let guarding = statement.as(GuardStmtSyntax.self),
        guarding.conditions.allSatisfy({ $0.condition.is(ExprSyntax.self) })
      {
        note("drop", guarding, "")
      }
    default: break
    }
    return .visitChildren
  }

  private var isInInitializer: Bool {
    sites.last?.function.split(separator: ".").last?.hasPrefix("init(") == true
  }

  private func isAssignment(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    note("jump", node.continueKeyword, "break")
    return .skipChildren
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    note("jump", node.breakKeyword, "continue")
    return .skipChildren
  }

  // MARK: - What is left as it is

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

}
