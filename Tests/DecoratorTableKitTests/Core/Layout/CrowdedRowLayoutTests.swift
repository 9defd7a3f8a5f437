import DecoratorTableKit
import Testing

@Suite("Rows that crowd among rows far apart")
struct CrowdedRowLayoutTests {
  @Test(
    "A crowd of any size at any place answers as its sorted anchors do",
    arguments: [0, 1, 3], [0, 2_003, 20_300, 41_700])
  func crowds(distance: Int, place: Int) throws {
    // No two gaps between the others are alike, so that there are too many runs to hold them as.
    let others = (1...40).map { 1_000 * $0 + $0 * $0 }
    try withEvery("size", in: 1...40) { size in
      let crowd = (0..<size).map { place + $0 * distance }
      // The last crowd ends where the content does.
      let model = SortedAnchorsModel(
        contentCount: place < 41_600 ? 42_000 : place + (size - 1) * distance,
        anchors: (others + crowd).sorted())
      try model.expectAgreement(
        of: RowLayout(contentCount: model.contentCount, anchors: model.anchors),
        probes: Array(stride(from: 0, to: model.contentCount, by: 97)))
    }
  }

  @Test("A row 2³² below an additional one, or at the last number of 32 bits, is content")
  func rowsBeyond32Bits() throws {
    let above = (0..<40).map { $0 * $0 }
    try withEvery("last row", in: Int(Int32.max) - 12...Int(Int32.max)) { lastRow in
      let model = SortedAnchorsModel(
        contentCount: 1 << 34, anchors: above + [lastRow - above.count])
      let probes = (model.anchors + [Int(Int32.max)]).flatMap { anchor in
        let around = Array(anchor - 12...anchor + 12)
        return around + around.map { $0 + (1 << 32) }
      }
      try model.expectAgreement(
        of: RowLayout(contentCount: model.contentCount, anchors: model.anchors), probes: probes)
    }
  }
}
