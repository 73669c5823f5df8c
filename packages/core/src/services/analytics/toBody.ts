import { isModalError } from '../../errors/ModalError.js'
import type { AnalyticsEvent, Moment } from './events.js'
import { scrub, toScrubbedJson } from './scrub.js'

/** The body of an event, as JSON. Texts in `keep` stay as they are. */
export function toEventBody(
  { name, properties }: AnalyticsEvent,
  { time, href }: Moment,
  keep: ReadonlySet<string>,
): string {
  return toBody(time, href, toScrubbedJson({ type: 'track', event: name, properties: properties ?? {} }, keep))
}

/** The body of an error report, as JSON. Its time is a text, where that of an event is a number. */
export function toErrorBody(error: unknown, { time, href }: Moment, keep: ReadonlySet<string>): string {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error, stack: undefined }
  const errorType = isModalError(error) ? error.code : name
  const props = {
    type: 'error',
    event: 'INTERNAL_SDK_ERROR',
    errorType,
    // Where it happened says enough; its words may be anybody's.
    errorMessage: errorType,
    stackTrace: toPlaces(stack),
  }
  return toBody(new Date(time).toISOString(), href, toScrubbedJson(props, keep))
}

/** The lines of a stack that name a place in the code. */
const toPlaces = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at |^[^\s@]*@\S+:\d+:\d+$/.test(line))
    .join('\n')

function toBody(timestamp: number | string, href: string, props: string): string {
  const { protocol, host, hostname, pathname } = new URL(href)
  const url = `${protocol}//${host}${encodeURI(scrub(pathname))}`
  // The id must not be scrubbed, and `props` is: it is put in as it is.
  return `${JSON.stringify({ eventId: createId(), url, domain: hostname, timestamp }).slice(0, -1)},"props":${props}}`
}

/** `crypto.randomUUID` is missing on pages without TLS. */
function createId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
