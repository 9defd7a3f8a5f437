/// The loads of a supply that are under way, by number.
///
/// Deallocation cancels them.
@MainActor
final class SupplyLoads<Model> {
  private struct Load {
    let request: SupplyRequest
    let task: Task<Void, Never>
  }

  /// Called when a load has ended that was not cancelled.
  var didEnd: ((Int, SupplyRequest, Result<Model?, any Error>) -> Void)?
  private let load: @MainActor (SupplyRequest) async throws -> Model?
  private var loads: [Int: Load] = [:]

  /// The slots that are loaded for, by ordinal when their loads began, in the order of the loads.
  var slots: [Int] { loads.sorted { $0.key < $1.key }.map(\.value.request.ordinal) }

  init(_ load: @escaping @MainActor (SupplyRequest) async throws -> Model?) {
    self.load = load
  }

  deinit {
    for load in loads.values { load.task.cancel() }
  }

  /// Begins a load.
  func begin(_ number: Int, for request: SupplyRequest) {
    let load = load
    loads[number] = Load(
      request: request,
      task: Task { [weak self] in
        do {
          let model = try await load(request)
          self?.end(number, with: .success(model))
        } catch {
          self?.end(number, with: .failure(error))
        }
      })
  }

  /// Cancels a load; its result is ignored.
  ///
  /// - Returns: The request; nil if the load has ended.
  func cancel(_ number: Int) -> SupplyRequest? {
    guard let load = loads.removeValue(forKey: number) else { return nil }
    load.task.cancel()
    return load.request
  }

  private func end(_ number: Int, with result: Result<Model?, any Error>) {
    guard let load = loads.removeValue(forKey: number) else { return }
    didEnd?(number, load.request, result)
  }
}
