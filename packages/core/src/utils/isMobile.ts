/** True on a phone or a tablet, where wallets are apps. Tablets of Apple's say that they are desktops. */
export function isMobile(): boolean {
  if (typeof navigator === 'undefined') return false
  const { userAgent, platform, maxTouchPoints } = navigator
  return /android|iphone|ipad|ipod/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}
