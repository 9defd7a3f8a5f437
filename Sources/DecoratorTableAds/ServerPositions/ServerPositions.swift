import Foundation

/// Positions of additional rows as ad servers send them.
///
/// ```json
/// {"fixed": [{"section": 0, "position": 1}], "repeating": {"interval": 12}}
/// ```
///
/// A position is a row of the table, additional rows counted. After the last fixed position of a
/// section, every *interval*th row is additional; in a section without fixed positions, from the
/// top.
///
/// ```swift
/// ads.placement = try ServerPositions(json: data).placement  // throws: what is in force stays
/// ```
public struct ServerPositions: Hashable, Sendable {
  /// The greatest length of a document in bytes.
  package static let maximumByteCount = 1 << 20

  /// The fixed rows (outer), ascending, each once.
  public let fixed: [RowPosition]
  /// The distance from one repeated row to the next, in rows (outer); nil if none are repeated.
  public let interval: Int?

  /// Reads a document.
  ///
  /// Numbers may be written as strings of digits. A missing section is section 0. A position that
  /// occurs twice counts once. If a member occurs twice, one of them is used. Unknown members are
  /// ignored, and `null` means that a member is missing. A document without positions is legal.
  ///
  /// - Parameter json: The document, in UTF-8.
  /// - Throws: The first error: a number out of range (sections and positions from 0 on, intervals
  ///   in `2...65536`) or not an integer; a value that is not a number; a missing member; text that
  ///   is not JSON, or longer than 2²⁰ bytes.
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
  /// The placement with slots at these positions.
  ///
  /// - Complexity: O(fixed rows)
  public var placement: Placement {
    var placement = Placement.none
    var sections: [Int] = []
    for (section, rows) in fixed.rowsBySection {
      sections.append(section)
      var inSection = Placement.tableRows(rows)
      if let interval, let last = rows.last {
        inSection = inSection + .everyTableRows(interval, first: last + interval)
      }
      placement = placement + inSection.inSection(section)
    }
    guard let interval else { return placement }
    let repeated = Placement.everyTableRows(interval)
    return placement + (sections.isEmpty ? repeated : repeated.exceptInSections(sections))
  }
}
