import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A table translates between presented and data source index paths")
struct TranslationTests {
  let translation: any UIDataSourceTranslating = UITableView(frame: .zero, style: .plain)

  @Test("paths and sections are the same in both directions, even if there is no such row")
  func translatesToTheSame() {
    let path = IndexPath(row: 7, section: 3)
    #expect(translation.presentationIndexPath(forDataSourceIndexPath: path) == path)
    #expect(translation.dataSourceIndexPath(forPresentationIndexPath: path) == path)
    #expect(translation.presentationSectionIndex(forDataSourceSectionIndex: 3) == 3)
    #expect(translation.dataSourceSectionIndex(forPresentationSectionIndex: 4) == 4)
  }

  @Test("nil stays nil")
  func translatesNothingToNothing() {
    #expect(translation.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
    #expect(translation.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
  }

  @Test("code that uses presentation values runs once, synchronously")
  func runsTheCode() {
    var runs = 0
    translation.performUsingPresentationValues { runs += 1 }
    #expect(runs == 1)
  }
}
