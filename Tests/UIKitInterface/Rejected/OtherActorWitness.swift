// expect: involves isolation mismatches and can cause data races
import DecoratorTableKit

@globalActor actor Loading { static let shared = Loading() }

final class Source: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  @Loading func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { fatalError("not on the main actor") }
}
