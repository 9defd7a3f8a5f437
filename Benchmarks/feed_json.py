"""Measures how `feed --json` grows with the posts; see README.md.

Exit status: 0 done, and with --check every measure is kept; 1 a measure is missed; 2 it cannot run.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Just below powers of two, as they double: an array that grows has as much room to spare in each.
SIZES = [250_000, 500_000, 1_000_000]
QUICK_SIZES = [62_500, 125_000, 250_000]
POSTS_PER_DAY = 40
TIME_GROWTH = 1.5
MEMORY_GROWTH = 1.25
LISTING_MEGABYTES = 16
ATTEMPTS = 3


class Run:
  """The processor time and the greatest memory of one process."""

  def __init__(self, seconds, megabytes):
    self.seconds = seconds
    self.megabytes = megabytes


def measure(command, expected_status=0):
  """Runs a command with its output thrown away."""
  with open(os.devnull, "wb") as nowhere:
    process = subprocess.Popen(
      command, stdin=subprocess.DEVNULL, stdout=nowhere, stderr=subprocess.PIPE)
    complaint = process.stderr.read()
    process.stderr.close()
    _, status, usage = os.wait4(process.pid, 0)
  process.returncode = os.waitstatus_to_exitcode(status)
  if process.returncode != expected_status:
    stop(f"{' '.join(command)}: status {process.returncode}, {complaint.decode()}")
  unit = 1 if sys.platform == "darwin" else 1024
  return Run(usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit / 1e6)


def best(runs):
  """The least of each: other work on the machine can only add."""
  return Run(min(run.seconds for run in runs), min(run.megabytes for run in runs))


def stop(message):
  print(f"feed-json: {message}", file=sys.stderr)
  sys.exit(2)


def write_posts(path, count):
  """Posts of some hundred bytes, newest first, as JSON Lines."""
  with open(path, "w", encoding="utf-8") as file:
    for number in range(count):
      day = (count - 1 - number) // POSTS_PER_DAY
      year, month, day = 2000 + day // 336, day // 28 % 12 + 1, day % 28 + 1
      file.write(
        f'{{"id":"post-{number}","author":"Author {number % 977}",'
        f'"text":"Post {number}: “the tram was late again” \\u2014 said by everyone.",'
        f'"date":"{year:04}-{month:02}-{day:02}T{number % 24:02}:15:30Z"}}\n')


def check_listing(feed, posts, count):
  """What is measured must be right: every post once and in order, and a row for each day."""
  process = subprocess.Popen(
    [feed, "--json", "--posts", posts], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
  content = separators = 0
  for line in process.stdout:
    if b'"owner":"content"' in line:
      if f'"data":[0,{content}],'.encode() not in line:
        stop(f"post {content} is not where it should be: {line.decode()}")
      content += 1
    elif b'"owner":"separators"' in line:
      separators += 1
  days = -(-count // POSTS_PER_DAY)
  if process.wait() != 0 or (content, separators) != (count, days):
    stop(f"{count} posts of {days} days are listed as {content} of {separators}")


def figures(feed, sizes, rounds):
  """The runs for each size: counting lines, reading and laying out, and the whole listing."""
  print(f"{'posts':>9}  {'what':<26}{'seconds':>8}{'µs a post':>11}{'peak MB':>9}{'file MB':>9}")
  found = {}
  with tempfile.TemporaryDirectory() as folder:
    for count in sizes:
      posts = os.path.join(folder, "posts.jsonl")
      write_posts(posts, count)
      if count == sizes[0]:
        check_listing(feed, posts, count)
      # A row that no table has is refused once everything is read and laid out.
      commands = {
        "feed --json": ([feed, "--json", "--posts", posts], 0),
        "the same, nothing listed":
          ([feed, "--json", "--posts", posts, "--scroll", str(2**62)], 64),
        "wc -l": (["wc", "-l", posts], 0),
      }
      runs = {name: [] for name in commands}
      for _ in range(rounds):
        for name, (command, status) in commands.items():
          runs[name].append(measure(command, status))
      file = os.path.getsize(posts) / 1e6
      for name in commands:
        run = best(runs[name])
        found[count, name] = run
        print(
          f"{count:>9}  {name:<26}{run.seconds:>8.3f}{run.seconds / count * 1e6:>11.3f}"
          f"{run.megabytes:>9.1f}{file:>9.1f}", flush=True)
      found[count, "file"] = file
  return found


def verdicts(found, sizes):
  """Each promise with its limit and its value."""
  first, middle, last = sizes

  def listing(count):
    return found[count, "feed --json"]

  def memory(count):
    return listing(count).megabytes

  growth = (listing(last).seconds / last) / (listing(first).seconds / first)
  yield f"a post takes at most {TIME_GROWTH}× the time with {last} as with {first}", \
    TIME_GROWTH, growth
  # Differences, so that what a process needs without any post hides nothing.
  early = (memory(middle) - memory(first)) / (found[middle, "file"] - found[first, "file"])
  late = (memory(last) - memory(middle)) / (found[last, "file"] - found[middle, "file"])
  yield f"a byte of the file takes at most {MEMORY_GROWTH}× the memory beyond {middle} posts", \
    MEMORY_GROWTH, late / early
  extra = max(memory(count) - found[count, "the same, nothing listed"].megabytes
        for count in sizes)
  yield f"listing takes at most {LISTING_MEGABYTES} MB more than reading and laying out", \
    LISTING_MEGABYTES, extra


def main():
  parser = argparse.ArgumentParser(prog="Benchmarks/feed-json", description=(
    "Measures how feed --json grows with the posts, next to counting the lines of their file."))
  parser.add_argument("--quick", action="store_true", help="a quarter of the posts")
  parser.add_argument("--check", action="store_true", help="exit with 1 if a measure is missed")
  parser.add_argument("--feed", metavar="FILE", help="a program that is built already")
  arguments = parser.parse_args()
  if not hasattr(os, "wait4"):
    stop("there is no wait4 on this system, so memory cannot be measured")
  feed = arguments.feed or build()
  sizes = QUICK_SIZES if arguments.quick else SIZES
  # Other work on the machine adds to a time: what is missed is measured again.
  for attempt in range(1, ATTEMPTS + 1):
    results = list(verdicts(figures(feed, sizes, rounds=3), sizes))
    for promise, limit, value in results:
      print(f"  {'kept  ' if value <= limit else 'MISSED'} {promise}: {value:.2f}")
    missed = sum(value > limit for _, limit, value in results)
    if not missed:
      print("Every measure is kept.")
      return 0
    if attempt < ATTEMPTS:
      print(f"Once more (attempt {attempt + 1}).")
  print(f"{missed} measures are missed.")
  return 1 if arguments.check else 0


def build():
  """The program, built for release."""
  command = ["swift", "build", "-c", "release", "--package-path", str(ROOT)]
  try:
    subprocess.run([*command, "--product", "feed"], check=True, stdout=sys.stderr)
    folder = subprocess.run(
      [*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout
  except subprocess.CalledProcessError as error:
    stop(f"feed cannot be built (status {error.returncode})")
  return os.path.join(folder.strip(), "feed")


if __name__ == "__main__":
  sys.exit(main())
