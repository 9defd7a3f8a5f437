// The classes of Foundation that UIKit's declarations mention, and that are values in Swift.

#include "ObjectiveC.h"

#define BRIDGED(value) __attribute__((swift_bridge(value)))

typedef double NSTimeInterval;

BRIDGED("Swift.String") @interface NSString : NSObject
@end
BRIDGED("Swift.Array") @interface NSArray<__covariant ObjectType> : NSObject
@end
BRIDGED("Swift.Set") @interface NSSet<__covariant ObjectType> : NSObject
@end
BRIDGED("Swift.Dictionary") @interface NSDictionary<KeyType, __covariant ObjectType> : NSObject
@end
BRIDGED("Foundation.IndexPath") @interface NSIndexPath : NSObject
@end
BRIDGED("Foundation.IndexSet") @interface NSIndexSet : NSObject
@end
BRIDGED("Foundation.Date") @interface NSDate : NSObject
@end
