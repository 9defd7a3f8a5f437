// The one structure of the table API that belongs to UIKit itself.

#import "CoreGraphics.h"

struct UIEdgeInsets {
  CGFloat top;
  CGFloat left;
  CGFloat bottom;
  CGFloat right;
};
typedef struct UIEdgeInsets UIEdgeInsets;
