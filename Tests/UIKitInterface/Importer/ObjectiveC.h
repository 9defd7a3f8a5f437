// The root of all classes, and the types that the importer knows by name.

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef unsigned long long uint64_t;
typedef signed char BOOL;

@protocol NSObject
@property(readonly) NSUInteger hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype _Nonnull)init __attribute__((objc_designated_initializer));
@end
