// block: struct Page {
import DecoratorTableKit
import Foundation

// lines
