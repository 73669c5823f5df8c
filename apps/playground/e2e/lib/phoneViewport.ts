/** Browser context of a phone in portrait. */
export const PHONE_VIEWPORT = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const
