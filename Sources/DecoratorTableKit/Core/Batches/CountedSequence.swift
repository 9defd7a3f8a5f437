/// A long list that holds only its changes: runs of items in a balanced tree, found by counting.
///
/// The tree is a treap: a binary tree in which each node has a random priority that is not less
/// than those of its children, and so a depth of O(log *r*) for *r* runs in all likelihood,
/// whatever the edits.
struct CountedSequence<Item: Countable>: Sendable {
  private struct Node: Sendable {
    var run: CountedRun<Item>
    let priority: UInt64
    /// The number of items in the run and below it.
    var total: Int
    /// The trees before and after the run; -1 for none.
    var left = -1
    var right = -1
  }

  private var nodes: [Node] = []
  private var root = -1
  private var randomState: UInt64 = 0
  /// The number of nodes that edits have visited, for tests of the complexity.
  private(set) var steps = 0

  /// Creates a list of the items of one run.
  init(_ run: CountedRun<Item>) {
    if run.count > 0 { root = addNode(run) }
  }

  /// The number of items.
  var count: Int { total(root) }

  /// Inserts items before the one with this index, in `0...count`.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  mutating func insert(_ run: CountedRun<Item>, at index: Int) {
    guard run.count > 0 else { return }
    root = insert(addNode(run), into: root, at: index)
  }

  /// Takes out the item with this index, in `0..<count`.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  mutating func remove(at index: Int) -> Item {
    let (before, rest) = split(root, at: index)
    let (removed, after) = split(rest, at: 1)
    root = merge(before, after)
    return nodes[removed].run.first
  }

  /// Returns the item with this index, in `0..<count`.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func item(at index: Int) -> Item {
    var node = root
    var index = index
    while true {
      let before = total(nodes[node].left)
      let run = nodes[node].run
      if index < before {
        node = nodes[node].left
      } else if index < before + run.count {
        return run.first.advanced(by: index - before)
      } else {
        index -= before + run.count
        node = nodes[node].right
      }
    }
  }

  /// All items in order, in as few runs as possible.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  var runs: [CountedRun<Item>] {
    var runs: [CountedRun<Item>] = []
    var path: [Int] = []
    var node = root
    while node >= 0 || !path.isEmpty {
      while node >= 0 {
        path.append(node)
        node = nodes[node].left
      }
      let next = path.removeLast()
      runs.appendRun(nodes[next].run)
      node = nodes[next].right
    }
    return runs
  }
}

extension CountedSequence {
  private func total(_ node: Int) -> Int { node < 0 ? 0 : nodes[node].total }

  private mutating func addNode(_ run: CountedRun<Item>) -> Int {
    // A linear congruential generator: its high bits are random enough to balance a tree.
    randomState = randomState &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    nodes.append(Node(run: run, priority: randomState >> 16, total: run.count))
    return nodes.count - 1
  }

  /// Inserts a node into a tree before the item with this index, at the height of its priority.
  private mutating func insert(_ new: Int, into node: Int, at index: Int) -> Int {
    guard node >= 0 else { return new }
    steps += 1
    let count = nodes[new].run.count
    if nodes[new].priority > nodes[node].priority {
      nodes[new].total = nodes[node].total + count
      let parts = split(node, at: index)
      nodes[new].left = parts.before
      return setRight(parts.after, of: new)
    }
    nodes[node].total += count
    let before = total(nodes[node].left)
    let run = nodes[node].run
    if index <= before {
      return setLeft(insert(new, into: nodes[node].left, at: index), of: node)
    }
    if index >= before + run.count {
      let right = insert(new, into: nodes[node].right, at: index - before - run.count)
      return setRight(right, of: node)
    }
    nodes[node].run = run.prefix(index - before)
    let rest = insert(addNode(run.dropFirst(index - before)), into: nodes[node].right, at: 0)
    return setRight(insert(new, into: rest, at: 0), of: node)
  }

  /// Puts a tree to the left of a node that has counted it already, or the node below the root of
  /// the tree if that has the greater priority. The rest of a run that was cut can have any
  /// priority.
  ///
  /// - Returns: The root of both.
  private mutating func setLeft(_ tree: Int, of node: Int) -> Int {
    nodes[node].left = tree
    guard tree >= 0, nodes[tree].priority > nodes[node].priority else { return node }
    nodes[node].left = nodes[tree].right
    nodes[tree].right = node
    recount(node, below: tree, with: nodes[node].left)
    return tree
  }

  /// Puts a tree to the right of a node that has counted it already, or the node below the root of
  /// the tree.
  private mutating func setRight(_ tree: Int, of node: Int) -> Int {
    nodes[node].right = tree
    guard tree >= 0, nodes[tree].priority > nodes[node].priority else { return node }
    nodes[node].right = nodes[tree].left
    nodes[tree].left = node
    recount(node, below: tree, with: nodes[node].right)
    return tree
  }

  /// Counts again after a node has come below a root, and has taken over one of its trees.
  private mutating func recount(_ node: Int, below root: Int, with moved: Int) {
    let all = nodes[node].total
    nodes[node].total += total(moved) - nodes[root].total
    nodes[root].total = all
  }

  /// Takes a tree apart: the first `index` items, and the rest.
  private mutating func split(_ node: Int, at index: Int) -> (before: Int, after: Int) {
    guard node >= 0 else { return (-1, -1) }
    steps += 1
    let before = total(nodes[node].left)
    let run = nodes[node].run
    if index <= before {
      let parts = split(nodes[node].left, at: index)
      nodes[node].total -= index
      return (parts.before, setLeft(parts.after, of: node))
    }
    nodes[node].total = index
    if index >= before + run.count {
      let parts = split(nodes[node].right, at: index - before - run.count)
      nodes[node].right = parts.before
      return (node, parts.after)
    }
    let after = merge(addNode(run.dropFirst(index - before)), nodes[node].right)
    nodes[node].run = run.prefix(index - before)
    nodes[node].right = -1
    return (node, after)
  }

  /// Joins two trees, one before the other.
  private mutating func merge(_ first: Int, _ second: Int) -> Int {
    guard first >= 0 else { return second }
    guard second >= 0 else { return first }
    steps += 1
    if nodes[first].priority >= nodes[second].priority {
      nodes[first].total += nodes[second].total
      nodes[first].right = merge(nodes[first].right, second)
      return first
    }
    nodes[second].total += nodes[first].total
    nodes[second].left = merge(first, nodes[second].left)
    return second
  }
}
