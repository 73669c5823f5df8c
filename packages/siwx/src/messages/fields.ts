import { SiwxError } from '../errors/SiwxError.js'
import { isChainId } from './chains.js'
import type { SignInMessage } from './message.js'

export const MAX_MESSAGE_LENGTH = 10_000
const MAX_RESOURCES = 64

/**
 * Fields are ASCII only (EIP-4361), which excludes lookalike letters, characters that change the direction, and further
 * line breaks.
 */
const USERINFO = String.raw`(?:[\w.~!$&'()*+,;=:-]|%[0-9a-f]{2}){1,64}@`
const HOST = String.raw`(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)`
const DOMAIN = new RegExp(`^(?:${USERINFO})?${HOST}(?::[0-9]{1,5})?$`, 'i')
const SCHEME = /^[a-z][a-z0-9+.-]{0,31}$/i
const URI = /^[a-z][a-z0-9+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})+$/i
const STATEMENT = /^[\w.~:/?#[\]@!$&'()*+,;= -]+$/
const NONCE = /^[a-zA-Z0-9]{8,128}$/
const REQUEST_ID = /^(?:[\w.~!$&'()*+,;=:@-]|%[0-9a-f]{2})*$/i
const ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/

const within = (text: string, limit: number, shape: RegExp) => text.length <= limit && shape.test(text)
const isUri = (text: string) => within(text, 2048, URI) && (!/^https?:/i.test(text) || URL.canParse(text))

const isText = (value: unknown): value is string => typeof value === 'string'

const rules: Readonly<Record<keyof SignInMessage, (value: unknown) => boolean>> = {
  scheme: (value) => isText(value) && SCHEME.test(value),
  domain: isDomain,
  accountAddress: (value) => isText(value) && ADDRESS.test(value),
  statement: (value) => isText(value) && within(value, 2000, STATEMENT),
  uri: (value) => isText(value) && isUri(value),
  version: (value) => value === '1',
  chainId: (value) => isText(value) && isChainId(value),
  nonce: (value) => isText(value) && NONCE.test(value),
  issuedAt: isRfc3339Time,
  expirationTime: isRfc3339Time,
  notBefore: isRfc3339Time,
  requestId: (value) => isText(value) && within(value, 256, REQUEST_ID),
  resources: (value) =>
    Array.isArray(value) && value.length <= MAX_RESOURCES && value.every((each) => isText(each) && isUri(each)),
}

export function isDomain(value: unknown): boolean {
  return isText(value) && within(value, 255, DOMAIN)
}

const optional: ReadonlySet<string> = new Set([
  'scheme',
  'statement',
  'expirationTime',
  'notBefore',
  'requestId',
  'resources',
])

/** Throws `MESSAGE_INVALID` with the name of the first invalid field. */
export function checkMessageFields(message: unknown): asserts message is SignInMessage {
  const fields = typeof message === 'object' && message !== null ? message : {}
  for (const [field, isRight] of Object.entries(rules)) {
    const value: unknown = Reflect.get(fields, field)
    const isAbsent = value === undefined && optional.has(field)
    if (!isAbsent && !isRight(value)) throw new SiwxError('MESSAGE_INVALID', { field })
  }
}

const TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

function isRfc3339Time(value: unknown): value is string {
  const [, day, clock] = typeof value === 'string' ? (TIME.exec(value) ?? []) : []
  if (day === undefined || clock === undefined) return false
  const time = new Date(`${day}T${clock}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString() === `${day}T${clock}.000Z`
}
