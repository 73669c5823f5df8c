import { en } from './texts/en'
import type { Texts } from './texts/texts'

const SYSTEMS = [
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

// Browsers name the ones that they are compatible with, so the most specific comes first.
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

/** Describes a browser, which can say of itself what it likes: `Chrome, Linux`. */
export function describeUserAgent(
  userAgent: string,
  words: Texts['window']['userAgent'] = en.window.userAgent,
): string {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const systems = [[/iPhone|iPad/, words.iPhoneOrIPad] as const, ...SYSTEMS]
  return words.browserOnSystem(find(BROWSERS) ?? words.unknownBrowser, find(systems) ?? words.unknownSystem)
}
