import DecoratorTableKit

// Fifty kinds of rows as an app would define them: each has its own model and cell.

struct Model00: KindModel { var title: String, number: Int }
struct Model01: KindModel { var title: String, number: Int }
struct Model02: KindModel { var title: String, number: Int }
struct Model03: KindModel { var title: String, number: Int }
struct Model04: KindModel { var title: String, number: Int }
struct Model05: KindModel { var title: String, number: Int }
struct Model06: KindModel { var title: String, number: Int }
struct Model07: KindModel { var title: String, number: Int }
struct Model08: KindModel { var title: String, number: Int }
struct Model09: KindModel { var title: String, number: Int }
struct Model10: KindModel { var title: String, number: Int }
struct Model11: KindModel { var title: String, number: Int }
struct Model12: KindModel { var title: String, number: Int }
struct Model13: KindModel { var title: String, number: Int }
struct Model14: KindModel { var title: String, number: Int }
struct Model15: KindModel { var title: String, number: Int }
struct Model16: KindModel { var title: String, number: Int }
struct Model17: KindModel { var title: String, number: Int }
struct Model18: KindModel { var title: String, number: Int }
struct Model19: KindModel { var title: String, number: Int }
struct Model20: KindModel { var title: String, number: Int }
struct Model21: KindModel { var title: String, number: Int }
struct Model22: KindModel { var title: String, number: Int }
struct Model23: KindModel { var title: String, number: Int }
struct Model24: KindModel { var title: String, number: Int }
struct Model25: KindModel { var title: String, number: Int }
struct Model26: KindModel { var title: String, number: Int }
struct Model27: KindModel { var title: String, number: Int }
struct Model28: KindModel { var title: String, number: Int }
struct Model29: KindModel { var title: String, number: Int }
struct Model30: KindModel { var title: String, number: Int }
struct Model31: KindModel { var title: String, number: Int }
struct Model32: KindModel { var title: String, number: Int }
struct Model33: KindModel { var title: String, number: Int }
struct Model34: KindModel { var title: String, number: Int }
struct Model35: KindModel { var title: String, number: Int }
struct Model36: KindModel { var title: String, number: Int }
struct Model37: KindModel { var title: String, number: Int }
struct Model38: KindModel { var title: String, number: Int }
struct Model39: KindModel { var title: String, number: Int }
struct Model40: KindModel { var title: String, number: Int }
struct Model41: KindModel { var title: String, number: Int }
struct Model42: KindModel { var title: String, number: Int }
struct Model43: KindModel { var title: String, number: Int }
struct Model44: KindModel { var title: String, number: Int }
struct Model45: KindModel { var title: String, number: Int }
struct Model46: KindModel { var title: String, number: Int }
struct Model47: KindModel { var title: String, number: Int }
struct Model48: KindModel { var title: String, number: Int }
struct Model49: KindModel { var title: String, number: Int }

final class Cell00: KindCell {}
final class Cell01: KindCell {}
final class Cell02: KindCell {}
final class Cell03: KindCell {}
final class Cell04: KindCell {}
final class Cell05: KindCell {}
final class Cell06: KindCell {}
final class Cell07: KindCell {}
final class Cell08: KindCell {}
final class Cell09: KindCell {}
final class Cell10: KindCell {}
final class Cell11: KindCell {}
final class Cell12: KindCell {}
final class Cell13: KindCell {}
final class Cell14: KindCell {}
final class Cell15: KindCell {}
final class Cell16: KindCell {}
final class Cell17: KindCell {}
final class Cell18: KindCell {}
final class Cell19: KindCell {}
final class Cell20: KindCell {}
final class Cell21: KindCell {}
final class Cell22: KindCell {}
final class Cell23: KindCell {}
final class Cell24: KindCell {}
final class Cell25: KindCell {}
final class Cell26: KindCell {}
final class Cell27: KindCell {}
final class Cell28: KindCell {}
final class Cell29: KindCell {}
final class Cell30: KindCell {}
final class Cell31: KindCell {}
final class Cell32: KindCell {}
final class Cell33: KindCell {}
final class Cell34: KindCell {}
final class Cell35: KindCell {}
final class Cell36: KindCell {}
final class Cell37: KindCell {}
final class Cell38: KindCell {}
final class Cell39: KindCell {}
final class Cell40: KindCell {}
final class Cell41: KindCell {}
final class Cell42: KindCell {}
final class Cell43: KindCell {}
final class Cell44: KindCell {}
final class Cell45: KindCell {}
final class Cell46: KindCell {}
final class Cell47: KindCell {}
final class Cell48: KindCell {}
final class Cell49: KindCell {}
