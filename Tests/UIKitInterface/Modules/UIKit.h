// The structures that belong to UIKit itself.

#import "CoreGraphics.h"

struct UIEdgeInsets {
  CGFloat top;
  CGFloat left;
  CGFloat bottom;
  CGFloat right;
};
typedef struct UIEdgeInsets UIEdgeInsets;

struct NSDirectionalEdgeInsets {
  CGFloat top;
  CGFloat leading;
  CGFloat bottom;
  CGFloat trailing;
};
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;
