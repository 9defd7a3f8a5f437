// expect: conformance of generic class
import DecoratorTableKit

class Source<Model>: NSObject {}

extension Source: UITableViewDelegate {}
