import type { CustomWallet } from '../types/wallet.js'

// Apps whose in-app browsers are detected: Facebook and Messenger, Instagram, Threads, TikTok, X, LinkedIn, Snapchat,
// Pinterest, Reddit, LINE, WeChat, KakaoTalk, Naver, Telegram, Google's app on iOS.
const APPS =
  /\b(FBAN|FBAV|FB_IAB|FBIOS|Instagram|Barcelona|musical_ly|BytedanceWebview|TikTok|Twitter(Android)?|LinkedInApp|Snapchat|Pinterest|Reddit|Line|MicroMessenger|KAKAOTALK|NAVER|Telegram(-Android)?|GSA)\b(?=[/\s;\]]|$)/

const WEB_VIEW = /\bandroid\b.*; wv\)|\b(iphone|ipad|ipod)\b(?!.*\bsafari\/)/i

// Detects in-app browsers, which cannot open custom schemes. On iOS these have no "Safari" in their user agent, but
// neither have PWAs on the home screen, which are excluded.
export function isInAppBrowser(): boolean {
  if (typeof window === 'undefined' || typeof navigator === 'undefined') return false
  if (isTelegram()) return true
  const { userAgent, standalone }: { userAgent: string; standalone?: unknown } = navigator
  const isOnHomeScreen = standalone === true || window.matchMedia?.('(display-mode: standalone)').matches === true
  return APPS.test(userAgent) || (!isOnHomeScreen && WEB_VIEW.test(userAgent))
}

// Detects Telegram's in-app browser. Any page may load Telegram's script, but outside of Telegram it reports the
// platform "unknown".
function isTelegram(): boolean {
  const page: Readonly<Record<string, unknown>> = Object(window)
  if ('TelegramWebviewProxy' in page || 'TelegramWebview' in page) return true
  const { platform } = Object(Object(page.Telegram).WebApp)
  return typeof platform === 'string' && platform !== 'unknown'
}

export function getAppLink({
  mobile_link,
  link_mode,
}: Pick<CustomWallet, 'mobile_link' | 'link_mode'>): string | undefined {
  return (isInAppBrowser() ? link_mode : undefined) || mobile_link
}
