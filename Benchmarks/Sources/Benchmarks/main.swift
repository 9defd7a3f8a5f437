import DecoratorTableKit
import Foundation

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  print("\(error)\n\(Options.usage)")
  exit(2)
}

if options.listCounted {
  for counted in CountedCase.all { print("\(counted.name)\t\(counted.size)") }
  exit(0)
}

if let name = options.counted {
  guard let counted = CountedCase.all.first(where: { $0.name == name }) else {
    print("nothing that is counted is named \(name); --list-counted prints all names")
    exit(2)
  }
  print(counted.name, counted.run(times: options.times))
  exit(0)
}

if options.listGrowing {
  for growing in GrowingCase.all { print(growing.name, growing.growth.rawValue) }
  exit(0)
}

if !options.growing.isEmpty {
  for name in options.growing {
    guard let growing = GrowingCase.all.first(where: { $0.name == name }) else {
      print("nothing whose growth is counted is named \(name); --list-growing prints all names")
      exit(2)
    }
    growing.run()
  }
  exit(0)
}

let cases = BenchmarkCase.all.filter { options.includes($0.name) }
guard !cases.isEmpty else {
  print("no case has a name with \(options.filters) in it; --list prints all names")
  exit(2)
}

if options.list {
  for benchmark in cases { print(benchmark.name) }
  exit(0)
}

print(Outcome.heading)
var missed = 0
for benchmark in cases {
  var outcome = benchmark.run(options)
  var attempt = 1
  // Other activity of the machine can only add to a time. A measure is therefore only missed if it
  // is missed in every attempt.
  while outcome.missedCount > 0, attempt < options.attempts {
    outcome = benchmark.run(options)
    attempt += 1
  }
  print(outcome.text + (attempt > 1 ? "\n  (attempt \(attempt))" : "") + "\n")
  missed += outcome.missedCount
}
print(missed == 0 ? "Every measure is kept." : "\(missed) measures are missed.")
if options.check, missed > 0 { exit(1) }
