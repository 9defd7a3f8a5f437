/// The options of the command line.
struct Options {
  /// Whether to use fewer rows and fewer runs, for a brief check.
  var quick = false
  /// Whether to fail if a measure is missed.
  var check = false
  /// Whether to print the names of the cases instead of running them.
  var list = false
  /// Parts of the names of the cases to run; all cases if there are none.
  var filters: [String] = []
  /// The name of the work whose instructions somebody else counts, instead of running any case.
  var counted: String?
  /// How often that work is done.
  var times = 1
  /// Whether to print the names that can be given for it.
  var listCounted = false
  /// The names of the work in two sizes whose instructions somebody else counts, instead of running
  /// any case.
  var growing: [String] = []
  /// Whether to print the names that can be given for it, each with its bound.
  var listGrowing = false

  static let usage = """
    usage: swift run -c release Benchmarks [options]
      --quick       fewer rows and runs: some seconds in all
      --case NAME   only cases whose name contains NAME (may be given more than once)
      --check       exit with status 1 if a measure is missed
      --list        print the names of the cases

      --count NAME    do one piece of work, of which the script `instructions` counts instructions
      --times N       do it N times
      --list-counted  print what can be counted
      --grow NAME     do one piece of work in two sizes, likewise; may be given more than once
      --list-growing  print what can be, and how many times as much four times the size may cost
    """

  /// Reads the arguments after the name of the program.
  init(_ arguments: some Sequence<String>) throws(OptionError) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--quick": quick = true
      case "--check": check = true
      case "--list": list = true
      case "--list-counted": listCounted = true
      case "--list-growing": listGrowing = true
      case "--grow":
        guard let name = arguments.next() else { throw .missingName }
        growing.append(name)
      case "--case":
        guard let name = arguments.next() else { throw .missingName }
        filters.append(name)
      case "--count":
        guard let name = arguments.next() else { throw .missingName }
        counted = name
      case "--times":
        guard let number = arguments.next().flatMap(Int.init), number > 0 else {
          throw .missingNumber
        }
        times = number
      default: throw .unknown(argument)
      }
    }
  }

  /// The number of runs of each contender.
  var rounds: Int { quick ? 5 : 15 }

  /// The number of rows that a contender looks up in one run.
  var lookups: Int { quick ? 100_000 : 1_000_000 }

  /// The number of runs of a case before a measure counts as missed.
  var attempts: Int { 3 }

  func includes(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.contains($0) }
  }
}

/// The reason why the command line is invalid.
enum OptionError: Error, CustomStringConvertible {
  case missingName
  case missingNumber
  case unknown(String)

  var description: String {
    switch self {
    case .missingName:
      """
      --case needs a name, and --list prints them all; --count and --list-counted, --grow and \
      --list-growing do likewise
      """
    case .missingNumber: "--times needs a positive number"
    case .unknown(let argument): "there is no option \(argument)"
    }
  }
}
