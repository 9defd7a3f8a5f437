import DecoratorTableKit

/// Models, and the cells that show them.
enum Sample {
  struct Note: Hashable {
    var text: String

    init(_ text: String) { self.text = text }
  }

  struct Picture {
    var name: String

    init(_ name: String) { self.name = name }
  }

  final class NoteCell: UITableViewCell, Updatable {
    private(set) var note: Note?

    func update(viewData: Note) { note = viewData }
  }

  final class PictureCell: UITableViewCell, Updatable {
    private(set) var name: String?

    func update(viewData: String) { name = viewData }
  }

  /// Types of the same short names.
  enum Elsewhere {
    final class NoteCell: UITableViewCell {}

    struct Note {}
  }
}
