// block: extension PagesController {
import DecoratorTableKit

// lines
