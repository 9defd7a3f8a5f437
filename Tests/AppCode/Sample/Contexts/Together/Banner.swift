// block: @MainActor final class Banner
import DecoratorTableKit
import GoogleMobileAds

// lines
