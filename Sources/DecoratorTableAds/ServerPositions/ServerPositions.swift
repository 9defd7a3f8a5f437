import Foundation

/// Positions of additional rows as ad servers send them.
///
/// ```json
/// {"fixed": [{"section": 0, "position": 1}], "repeating": {"interval": 12}}
/// ```
///
/// A position is a row of the table, additional rows counted. After the last fixed one of a section
/// every *interval*th row is additional. In a section without fixed ones that is so from the top.
///
/// ```swift
/// ads.placement = try ServerPositions(json: data).placement  // throws: what is in force stays
/// ```
public struct ServerPositions: Hashable, Sendable {
  /// The most bytes of a document.
  package static let maximumByteCount = 1 << 20

  /// The fixed rows (outer), ascending, each once.
  public let fixed: [RowPosition]
  /// The number of rows (outer) from one repeated row to the next, that row itself counted; nil if
  /// none are repeated.
  public let interval: Int?

  /// Reads a document.
  ///
  /// Numbers may be written as strings of digits. A section that is left out is section 0. A
  /// position that is named twice counts once. Of two members with one name one counts. Members
  /// with other names are ignored, and `null` stands for a member that is left out. A document
  /// without positions is legal.
  ///
  /// - Parameter json: The document, in UTF-8.
  /// - Throws: The first part that is wrong: a number that is not in range (sections and positions
  ///   from 0 on, intervals in `2...65536`), or not whole, or not a number at all; a member that is
  ///   missing; what is not JSON, or is longer than 2²⁰ bytes.
  /// - Complexity: O(*n* log *n*) for *n* bytes.
  public init(json: some Collection<UInt8>) throws(ServerPositionsError) {
    let byteCount = json.count
    guard byteCount <= Self.maximumByteCount else {
      throw ServerPositionsError(
        "", "a document of \(byteCount) bytes: give \(Self.maximumByteCount) at most")
    }
    let document: ServerPositionsDocument
    do {
      document = try JSONDecoder().decode(ServerPositionsDocument.self, from: Data(json))
    } catch {
      throw ServerPositionsError(error)
    }
    fixed = Set(document.fixed ?? []).sorted()
    interval = document.repeating?.interval
  }
}

extension ServerPositions {
  /// The placement that has its slots there.
  ///
  /// - Complexity: O(fixed rows)
  public var placement: Placement {
    var placement = Placement.none
    var sections: [Int] = []
    for (section, rows) in fixed.rowsBySection {
      sections.append(section)
      var inSection = Placement.tableRows(rows)
      if let interval, let last = rows.last {
        inSection += .everyTableRows(interval, first: last + interval)
      }
      placement += inSection.inSection(section)
    }
    guard let interval else { return placement }
    let repeated = Placement.everyTableRows(interval)
    return placement + (sections.isEmpty ? repeated : repeated.exceptInSections(sections))
  }
}
