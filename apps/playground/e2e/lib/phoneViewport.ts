/** Context of an upright phone. */
export const PHONE_VIEWPORT = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const
