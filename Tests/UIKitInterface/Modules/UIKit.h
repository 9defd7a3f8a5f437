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

struct CATransform3D {
  CGFloat m11, m12, m13, m14;
  CGFloat m21, m22, m23, m24;
  CGFloat m31, m32, m33, m34;
  CGFloat m41, m42, m43, m44;
};
typedef struct CATransform3D CATransform3D;
