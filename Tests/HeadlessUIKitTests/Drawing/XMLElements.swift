import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of an XML document, in the order in which they begin.
enum XMLElements {
  struct Element {
    let name: String
    let parent: String?
    let attributes: [String: String]
    var text = ""

    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }
  }

  /// Reads a document; throws the parser's error if it is not well-formed.
  static func read(_ document: String) throws -> [Element] {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    return reader.elements
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let parent = open.last.map { elements[$0].name }
      open.append(elements.count)
      elements.append(Element(name: elementName, parent: parent, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let index = open.last { elements[index].text += string }
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
