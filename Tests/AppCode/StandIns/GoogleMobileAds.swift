// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for the Google Mobile Ads SDK: as much of its public interface as the article
// about it uses, written from the SDK's reference of its Swift names (12 and later). It does
// nothing.
import Foundation
import HeadlessUIKit

public struct AdLoaderAdType: Hashable, Sendable {
  public static let native = AdLoaderAdType()
}

open class GADAdLoaderOptions: NSObject {}

open class Request: NSObject {}

open class AdLoader: NSObject {
  public weak var delegate: (any AdLoaderDelegate)?

  public init(
    adUnitID: String, rootViewController: UIViewController?, adTypes: [AdLoaderAdType],
    options: [GADAdLoaderOptions]?
  ) {}

  open func load(_ request: Request?) {}
}

@MainActor
public protocol AdLoaderDelegate: NSObjectProtocol {
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error)
}

@MainActor
public protocol NativeAdLoaderDelegate: AdLoaderDelegate {
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd)
}

open class MediaContent: NSObject {}

open class NativeAd: NSObject {
  open var headline: String? { nil }
  open var body: String? { nil }
  open var mediaContent: MediaContent { MediaContent() }
}

open class MediaView: UIView {
  open var mediaContent: MediaContent?
}

open class NativeAdView: UIView {
  open var nativeAd: NativeAd?
  public weak var headlineView: UIView?
  public weak var bodyView: UIView?
  public weak var mediaView: MediaView?
}

public struct AdSize: Sendable {
  public var size: CGSize
}

@MainActor
public func currentOrientationInlineAdaptiveBanner(width: CGFloat) -> AdSize {
  AdSize(size: CGSize(width: width, height: 0))
}

open class BannerView: UIView {
  open var adUnitID: String?
  public weak var rootViewController: UIViewController?
  public weak var delegate: (any BannerViewDelegate)?
  open var adSize: AdSize

  public init(adSize: AdSize) {
    self.adSize = adSize
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  open func load(_ request: Request?) {}
}

@MainActor
public protocol BannerViewDelegate: NSObjectProtocol {
  func bannerViewDidReceiveAd(_ bannerView: BannerView)
  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error)
}

// In the SDK these are optional.
extension BannerViewDelegate {
  public func bannerViewDidReceiveAd(_ bannerView: BannerView) {}
  public func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {}
}
