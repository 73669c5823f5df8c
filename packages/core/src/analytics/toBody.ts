import { isModalError } from '../errors/ModalError.js'
import type { AnalyticsEvent, EventMoment } from '../feature/analyticsEvents.js'

export function toEventBody(
  { name, properties }: AnalyticsEvent,
  { time, href }: EventMoment,
  keep: ReadonlySet<string>,
): string {
  return toBody(time, href, toScrubbedJson({ type: 'track', event: name, properties: properties ?? {} }, keep))
}

export function toErrorBody(error: unknown, { time, href }: EventMoment, keep: ReadonlySet<string>): string {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error, stack: undefined }
  const errorType = isModalError(error) ? error.code : name
  const props = {
    type: 'error',
    event: 'INTERNAL_SDK_ERROR',
    errorType,
    // Send the error's stack, which locates the error, but not its message, which may contain user data.
    errorMessage: errorType,
    stackTrace: toPlaces(stack),
  }
  return toBody(new Date(time).toISOString(), href, toScrubbedJson(props, keep))
}

const toPlaces = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at |^[^\s@]*@\S+:\d+:\d+$/.test(line))
    .join('\n')

function toBody(timestamp: number | string, href: string, props: string): string {
  const { protocol, host, hostname, pathname } = new URL(href)
  const url = `${protocol}//${host}${encodeURI(scrubPersonalData(pathname))}`
  // Appends `props` as text, because it has been scrubbed of personal data already and the event id must not be
  // scrubbed.
  return `${JSON.stringify({ eventId: createId(), url, domain: hostname, timestamp }).slice(0, -1)},"props":${props}}`
}

// Creates a UUID. `crypto.randomUUID` is missing on pages without https.
function createId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}

const MAX_TEXT = 2_000

const HIDDEN = '***'

const ENCODED = /(?:%[\da-f]{2})+/gi

// Matches the query and hash of a URL, which may hold names, tokens, referrers or the key of a pairing URI.
const QUERY_OR_HASH = /(^|\S)[?#]\S+/g

const EMAIL = /[^\s@"'<>(),;:[\]{}/]+@[^\s@"'<>(),;:[\]{}/]+\.\p{L}[\p{L}\d-]+/gu

// Matches CAIP-10 ids, also those with a name instead of an address. Does not match a position in a stack trace, such
// as `file.mjs:10:5`.
const CAIP_ADDRESS = /[-a-z0-9]{3,8}:[-\w]{1,32}:(?!\d+(?![-.%\w]))[-.%a-zA-Z0-9]+/g

const DASHED_ADDRESS = /\b[EUk0]Q[-\w]{46}\b/g

const SHORT_ADDRESS = /\w{4,}(?:…|\.{3})\w{3,}/g

const LONG_WORD = /[0-9A-Za-z]{24,}/g

// Distinguishes an address from an identifier in code: an address has a digit, or none of the letters l, I and O.
const isNoName = (word: string) => /\d/.test(word) || /^[^lIO]{32,}$/.test(word)

export function scrubPersonalData(text: string): string {
  // Cuts the text between words, because half an address would no longer be recognized.
  const short = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT).replace(/\S*$/, '') : text
  return short
    .replace(ENCODED, decode)
    .replace(QUERY_OR_HASH, '$1')
    .replace(EMAIL, HIDDEN)
    .replace(CAIP_ADDRESS, HIDDEN)
    .replace(DASHED_ADDRESS, HIDDEN)
    .replace(LONG_WORD, (word) => (isNoName(word) ? HIDDEN : word))
    .replace(SHORT_ADDRESS, HIDDEN)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function toScrubbedJson(value: unknown, keep: ReadonlySet<string>): string {
  const clean = (text: string) => (keep.has(text) ? text : scrubPersonalData(text))
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each === 'string') return clean(each)
    if (typeof each === 'bigint') return clean(String(each))
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    return Object.fromEntries(Object.entries(each).map(([name, own]) => [clean(name), own]))
  })
}
