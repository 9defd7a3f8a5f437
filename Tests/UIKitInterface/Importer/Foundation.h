#include "ObjectiveC.h"
typedef double NSTimeInterval;
#pragma clang assume_nonnull begin
#define BRIDGED(x) __attribute__((swift_bridge(x)))
BRIDGED("Swift.String") @interface NSString : NSObject @end
BRIDGED("Swift.Array") @interface NSArray<__covariant ObjectType> : NSObject @end
BRIDGED("Swift.Set") @interface NSSet<__covariant ObjectType> : NSObject @end
BRIDGED("Swift.Dictionary") @interface NSDictionary<KeyType, __covariant ObjectType> : NSObject @end
BRIDGED("Foundation.IndexPath") @interface NSIndexPath : NSObject @end
BRIDGED("Foundation.IndexSet") @interface NSIndexSet : NSObject @end
#pragma clang assume_nonnull end
