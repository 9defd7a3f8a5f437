import DecoratorTableKit

extension FiftyKinds {
  /// The factories for a row of each kind: as a case of the enum, and as the model itself.
  @MainActor
  static var makers: [(String, Int) -> (FiftyKinds, any KindModel)] {
    [
      maker(kind00),
      maker(kind01),
      maker(kind02),
      maker(kind03),
      maker(kind04),
      maker(kind05),
      maker(kind06),
      maker(kind07),
      maker(kind08),
      maker(kind09),
      maker(kind10),
      maker(kind11),
      maker(kind12),
      maker(kind13),
      maker(kind14),
      maker(kind15),
      maker(kind16),
      maker(kind17),
      maker(kind18),
      maker(kind19),
      maker(kind20),
      maker(kind21),
      maker(kind22),
      maker(kind23),
      maker(kind24),
      maker(kind25),
      maker(kind26),
      maker(kind27),
      maker(kind28),
      maker(kind29),
      maker(kind30),
      maker(kind31),
      maker(kind32),
      maker(kind33),
      maker(kind34),
      maker(kind35),
      maker(kind36),
      maker(kind37),
      maker(kind38),
      maker(kind39),
      maker(kind40),
      maker(kind41),
      maker(kind42),
      maker(kind43),
      maker(kind44),
      maker(kind45),
      maker(kind46),
      maker(kind47),
      maker(kind48),
      maker(kind49),
    ]
  }

  private static func maker<Model: KindModel>(
    _ wrap: @escaping (Model) -> FiftyKinds
  ) -> (String, Int) -> (FiftyKinds, any KindModel) {
    { title, number in
      let model = Model(title: title, number: number)
      return (wrap(model), model)
    }
  }

  /// The classes of all cells.
  static let cellClasses: [KindCell.Type] = [
    Cell00.self, Cell01.self, Cell02.self, Cell03.self, Cell04.self, Cell05.self, Cell06.self,
    Cell07.self, Cell08.self, Cell09.self, Cell10.self, Cell11.self, Cell12.self, Cell13.self,
    Cell14.self, Cell15.self, Cell16.self, Cell17.self, Cell18.self, Cell19.self, Cell20.self,
    Cell21.self, Cell22.self, Cell23.self, Cell24.self, Cell25.self, Cell26.self, Cell27.self,
    Cell28.self, Cell29.self, Cell30.self, Cell31.self, Cell32.self, Cell33.self, Cell34.self,
    Cell35.self, Cell36.self, Cell37.self, Cell38.self, Cell39.self, Cell40.self, Cell41.self,
    Cell42.self, Cell43.self, Cell44.self, Cell45.self, Cell46.self, Cell47.self, Cell48.self,
    Cell49.self,
  ]

  /// An adapter for each kind.
  @MainActor
  static var adapters: CellAdapterMap {
    var cells = CellAdapterMap()
    cells.add(CellAdapter<Cell00, Model00> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell01, Model01> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell02, Model02> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell03, Model03> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell04, Model04> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell05, Model05> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell06, Model06> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell07, Model07> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell08, Model08> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell09, Model09> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell10, Model10> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell11, Model11> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell12, Model12> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell13, Model13> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell14, Model14> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell15, Model15> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell16, Model16> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell17, Model17> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell18, Model18> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell19, Model19> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell20, Model20> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell21, Model21> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell22, Model22> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell23, Model23> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell24, Model24> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell25, Model25> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell26, Model26> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell27, Model27> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell28, Model28> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell29, Model29> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell30, Model30> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell31, Model31> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell32, Model32> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell33, Model33> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell34, Model34> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell35, Model35> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell36, Model36> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell37, Model37> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell38, Model38> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell39, Model39> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell40, Model40> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell41, Model41> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell42, Model42> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell43, Model43> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell44, Model44> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell45, Model45> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell46, Model46> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell47, Model47> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell48, Model48> { $0.show($1.title, $1.number) })
    cells.add(CellAdapter<Cell49, Model49> { $0.show($1.title, $1.number) })
    return cells
  }
}
