import Foundation

do {
  let arguments = try FeedArguments(parsing: Array(CommandLine.arguments.dropFirst()))
  if arguments.showsHelp {
    print(FeedHelp.text, terminator: "")
    exit(0)
  }
  let t = Date()
  let posts = try JSONRecords.read(Post.self, file: arguments.postsFile ?? Samples.posts())
  let ads = try JSONRecords.read(Advertisement.self, file: arguments.adsFile ?? Samples.advertisements())
  print(posts.count, ads.count, Date().timeIntervalSince(t))
}
