// What the examples in doc comments suppose: an app's models, cells, sources and functions.
import DecoratorTableAds
import DecoratorTableKit
import DecoratorTableSources
import DecoratorTableTesting

nonisolated enum Day: Hashable, Sendable {
  case today
  case yesterday

  var name: String { "\(self)" }
}

nonisolated struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  let author: String
  let text: String
  let day: Day

  func matches(_ query: String) -> Bool { text.contains(query) }

  static func random() -> Post { elided() }
}

struct Ad: Identifiable, Hashable {
  let id: Int
  let text: String
  let link: String
  let view: UIView
}

nonisolated struct Message {
  let text: String
}

typealias NativeAd = Ad
typealias TextMessage = Message

nonisolated struct ImageMessage {}
nonisolated struct VideoMessage {}
nonisolated struct Promo {}
nonisolated struct Sound {}
nonisolated struct Server {}
nonisolated struct Tip {}

@MainActor final class AdNetwork {
  func loadAd(for request: SupplyRequest) async throws -> Ad { elided() }
}

@MainActor final class TableController {
  weak var tableView: UITableView?
}

@MainActor final class PostList {
  var posts: [Post] = []
}

@MainActor var posts: [Post] = []
@MainActor var newPosts: [Post] = []
nonisolated let days: [Day] = []
nonisolated let isMuted: [Bool] = []
@MainActor var ads: [Ad] = []
@MainActor var newAds: [Ad] = []
@MainActor var ad: Ad { elided() }
@MainActor var post: Post { elided() }
@MainActor var query = ""
@MainActor var list = HeterogeneousList()
@MainActor var promos: [Promo] = []
@MainActor var isSignedIn: Bool { elided() }

@MainActor let network = AdNetwork()
@MainActor let controller = TableController()
@MainActor let postNib = UINib(nibName: "PostCell", bundle: nil)
@MainActor var picture: ImageMessage { elided() }
@MainActor var sound: Sound { elided() }
@MainActor var account: Message { elided() }
@MainActor var servers: [Server] { elided() }
@MainActor var tip: Tip { elided() }
@MainActor var photo: ImageMessage { elided() }
@MainActor var path: IndexPath { elided() }

@MainActor func fetchPage(_ show: @escaping @MainActor ([Post]) -> Void) {}
@MainActor func upload(
  _ photo: ImageMessage, _ report: @escaping @MainActor (_ progress: Double) -> Void
) {}
@MainActor func open<Model>(_ model: Model) {}
@MainActor func log(_ text: String) {}
@MainActor func show<Model>(_ model: Model) {}
@MainActor func hide<Model>(_ model: Model) -> UIContextualAction { elided() }
@MainActor func report(_ ad: Ad, after seconds: TimeInterval) {}
@MainActor func isBoundary(_ above: RowPosition, _ below: RowPosition) -> Bool { elided() }
@MainActor func day(_ row: RowPosition) -> Day { elided() }

@MainActor let tableView = UITableView()
@MainActor let feed: DecoratedTable = elided()
@MainActor let table: DecoratedTable = elided()
@MainActor let postsSource: any UITableViewDataSource = elided()
@MainActor let postsDelegate: any UITableViewDelegate = elided()
@MainActor var dataSource: any UITableViewDataSource = elided()
@MainActor var delegate: any UITableViewDelegate = elided()

extension UITableViewCell {
  func show<Model>(_ model: Model) {}
}

class ModelCell<Model>: UITableViewCell, Updatable {
  let authorLabel = UILabel()

  func update(viewData: Model) {}
}

final class PostCell: ModelCell<Post> {}
final class AdCell: ModelCell<Ad> {}
final class DayCell: ModelCell<Day> {}
final class PromoCell: ModelCell<Promo> {}
final class TextCell: ModelCell<Message> {}
final class ImageCell: ModelCell<ImageMessage> {}
final class VideoCell: ModelCell<VideoMessage> {}
final class SwitchCell: ModelCell<Sound> {}
final class ServerCell: ModelCell<Server> {}
final class TipCell: ModelCell<Tip> {}

final class DayHeader: UITableViewHeaderFooterView {
  let dateLabel = UILabel()
}
