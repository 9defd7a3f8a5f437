// expect: cannot convert return expression of type '[Double]' to return type '[CGFloat]'
import DecoratorTableKit

func heights(_ numbers: [Double]) -> [CGFloat] { numbers }
