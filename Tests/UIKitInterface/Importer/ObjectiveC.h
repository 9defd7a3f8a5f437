#pragma clang assume_nonnull begin
typedef long NSInteger; typedef unsigned long NSUInteger;
typedef unsigned long long uint64_t;
typedef signed char BOOL;
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
@end
#pragma clang assume_nonnull end
