// Detects phones and tablets. An iPad's user agent is that of a desktop, but its screen has several touch points.
export function isMobile(): boolean {
  if (typeof navigator === 'undefined') return false
  const { userAgent, platform, maxTouchPoints } = navigator
  return /android|iphone|ipad|ipod/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}
