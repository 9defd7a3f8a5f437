// expect: cannot convert
import DecoratorTableKit

func heights(_ numbers: [Double]) -> [CGFloat] { numbers }
