import DecoratorTableKit
import Foundation

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  print("\(error)\n\(Options.usage)")
  exit(2)
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
  let outcome = benchmark.run(options)
  print(outcome.text + "\n")
  missed += outcome.verdicts.count { $0.isKept == false }
}
print(missed == 0 ? "Every measure is kept." : "\(missed) measures are missed.")
if options.check, missed > 0 { exit(1) }
