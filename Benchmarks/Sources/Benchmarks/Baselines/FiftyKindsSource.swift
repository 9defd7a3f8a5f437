import DecoratorTableKit
import Foundation

/// Rows of fifty kinds as the cases of an enum.
enum FiftyKinds {
  case kind00(Model00)
  case kind01(Model01)
  case kind02(Model02)
  case kind03(Model03)
  case kind04(Model04)
  case kind05(Model05)
  case kind06(Model06)
  case kind07(Model07)
  case kind08(Model08)
  case kind09(Model09)
  case kind10(Model10)
  case kind11(Model11)
  case kind12(Model12)
  case kind13(Model13)
  case kind14(Model14)
  case kind15(Model15)
  case kind16(Model16)
  case kind17(Model17)
  case kind18(Model18)
  case kind19(Model19)
  case kind20(Model20)
  case kind21(Model21)
  case kind22(Model22)
  case kind23(Model23)
  case kind24(Model24)
  case kind25(Model25)
  case kind26(Model26)
  case kind27(Model27)
  case kind28(Model28)
  case kind29(Model29)
  case kind30(Model30)
  case kind31(Model31)
  case kind32(Model32)
  case kind33(Model33)
  case kind34(Model34)
  case kind35(Model35)
  case kind36(Model36)
  case kind37(Model37)
  case kind38(Model38)
  case kind39(Model39)
  case kind40(Model40)
  case kind41(Model41)
  case kind42(Model42)
  case kind43(Model43)
  case kind44(Model44)
  case kind45(Model45)
  case kind46(Model46)
  case kind47(Model47)
  case kind48(Model48)
  case kind49(Model49)
}

/// A data source written by hand, with a case for each kind.
final class FiftyKindsSource: NSObject, UITableViewDataSource {
  private let rows: [FiftyKinds]

  init(_ rows: [FiftyKinds]) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .kind00(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell00", for: indexPath)
      (cell as? Cell00)?.show(model.title, model.number)
      return cell
    case .kind01(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell01", for: indexPath)
      (cell as? Cell01)?.show(model.title, model.number)
      return cell
    case .kind02(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell02", for: indexPath)
      (cell as? Cell02)?.show(model.title, model.number)
      return cell
    case .kind03(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell03", for: indexPath)
      (cell as? Cell03)?.show(model.title, model.number)
      return cell
    case .kind04(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell04", for: indexPath)
      (cell as? Cell04)?.show(model.title, model.number)
      return cell
    case .kind05(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell05", for: indexPath)
      (cell as? Cell05)?.show(model.title, model.number)
      return cell
    case .kind06(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell06", for: indexPath)
      (cell as? Cell06)?.show(model.title, model.number)
      return cell
    case .kind07(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell07", for: indexPath)
      (cell as? Cell07)?.show(model.title, model.number)
      return cell
    case .kind08(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell08", for: indexPath)
      (cell as? Cell08)?.show(model.title, model.number)
      return cell
    case .kind09(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell09", for: indexPath)
      (cell as? Cell09)?.show(model.title, model.number)
      return cell
    case .kind10(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell10", for: indexPath)
      (cell as? Cell10)?.show(model.title, model.number)
      return cell
    case .kind11(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell11", for: indexPath)
      (cell as? Cell11)?.show(model.title, model.number)
      return cell
    case .kind12(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell12", for: indexPath)
      (cell as? Cell12)?.show(model.title, model.number)
      return cell
    case .kind13(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell13", for: indexPath)
      (cell as? Cell13)?.show(model.title, model.number)
      return cell
    case .kind14(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell14", for: indexPath)
      (cell as? Cell14)?.show(model.title, model.number)
      return cell
    case .kind15(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell15", for: indexPath)
      (cell as? Cell15)?.show(model.title, model.number)
      return cell
    case .kind16(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell16", for: indexPath)
      (cell as? Cell16)?.show(model.title, model.number)
      return cell
    case .kind17(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell17", for: indexPath)
      (cell as? Cell17)?.show(model.title, model.number)
      return cell
    case .kind18(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell18", for: indexPath)
      (cell as? Cell18)?.show(model.title, model.number)
      return cell
    case .kind19(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell19", for: indexPath)
      (cell as? Cell19)?.show(model.title, model.number)
      return cell
    case .kind20(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell20", for: indexPath)
      (cell as? Cell20)?.show(model.title, model.number)
      return cell
    case .kind21(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell21", for: indexPath)
      (cell as? Cell21)?.show(model.title, model.number)
      return cell
    case .kind22(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell22", for: indexPath)
      (cell as? Cell22)?.show(model.title, model.number)
      return cell
    case .kind23(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell23", for: indexPath)
      (cell as? Cell23)?.show(model.title, model.number)
      return cell
    case .kind24(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell24", for: indexPath)
      (cell as? Cell24)?.show(model.title, model.number)
      return cell
    case .kind25(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell25", for: indexPath)
      (cell as? Cell25)?.show(model.title, model.number)
      return cell
    case .kind26(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell26", for: indexPath)
      (cell as? Cell26)?.show(model.title, model.number)
      return cell
    case .kind27(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell27", for: indexPath)
      (cell as? Cell27)?.show(model.title, model.number)
      return cell
    case .kind28(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell28", for: indexPath)
      (cell as? Cell28)?.show(model.title, model.number)
      return cell
    case .kind29(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell29", for: indexPath)
      (cell as? Cell29)?.show(model.title, model.number)
      return cell
    case .kind30(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell30", for: indexPath)
      (cell as? Cell30)?.show(model.title, model.number)
      return cell
    case .kind31(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell31", for: indexPath)
      (cell as? Cell31)?.show(model.title, model.number)
      return cell
    case .kind32(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell32", for: indexPath)
      (cell as? Cell32)?.show(model.title, model.number)
      return cell
    case .kind33(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell33", for: indexPath)
      (cell as? Cell33)?.show(model.title, model.number)
      return cell
    case .kind34(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell34", for: indexPath)
      (cell as? Cell34)?.show(model.title, model.number)
      return cell
    case .kind35(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell35", for: indexPath)
      (cell as? Cell35)?.show(model.title, model.number)
      return cell
    case .kind36(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell36", for: indexPath)
      (cell as? Cell36)?.show(model.title, model.number)
      return cell
    case .kind37(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell37", for: indexPath)
      (cell as? Cell37)?.show(model.title, model.number)
      return cell
    case .kind38(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell38", for: indexPath)
      (cell as? Cell38)?.show(model.title, model.number)
      return cell
    case .kind39(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell39", for: indexPath)
      (cell as? Cell39)?.show(model.title, model.number)
      return cell
    case .kind40(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell40", for: indexPath)
      (cell as? Cell40)?.show(model.title, model.number)
      return cell
    case .kind41(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell41", for: indexPath)
      (cell as? Cell41)?.show(model.title, model.number)
      return cell
    case .kind42(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell42", for: indexPath)
      (cell as? Cell42)?.show(model.title, model.number)
      return cell
    case .kind43(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell43", for: indexPath)
      (cell as? Cell43)?.show(model.title, model.number)
      return cell
    case .kind44(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell44", for: indexPath)
      (cell as? Cell44)?.show(model.title, model.number)
      return cell
    case .kind45(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell45", for: indexPath)
      (cell as? Cell45)?.show(model.title, model.number)
      return cell
    case .kind46(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell46", for: indexPath)
      (cell as? Cell46)?.show(model.title, model.number)
      return cell
    case .kind47(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell47", for: indexPath)
      (cell as? Cell47)?.show(model.title, model.number)
      return cell
    case .kind48(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell48", for: indexPath)
      (cell as? Cell48)?.show(model.title, model.number)
      return cell
    case .kind49(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "Benchmarks.Cell49", for: indexPath)
      (cell as? Cell49)?.show(model.title, model.number)
      return cell
    }
  }
}
