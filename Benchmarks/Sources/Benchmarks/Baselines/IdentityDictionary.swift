import Foundation

/// The minimum work of any difference by identity: adding each identity to a dictionary once.
enum IdentityDictionary {
  static let name = "dictionary"

  /// Builds the dictionary, and returns its number of entries.
  static func build(_ sections: [[UUID]]) -> Int {
    var places = [UUID: Int](minimumCapacity: sections.reduce(0) { $0 + $1.count })
    for (section, items) in sections.enumerated() {
      for identity in items { places[identity] = section }
    }
    return places.count
  }
}
