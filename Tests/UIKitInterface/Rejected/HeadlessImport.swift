// expect: no such module 'HeadlessUIKit'
import HeadlessUIKit
