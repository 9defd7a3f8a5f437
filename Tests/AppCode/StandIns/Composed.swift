// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for Composed: as much of its public interface as the article about it uses, from its
// documentation. It composes nothing.

public protocol Section: AnyObject {}

public protocol SectionProvider: AnyObject {}

open class ArraySection<Element>: Section {
  public init() {}

  public func append(_ element: Element) {}
}

open class ComposedSectionProvider: SectionProvider {
  public init() {}

  public func append(_ child: any SectionProvider) {}
  public func append(_ child: any Section) {}
}
