import { SiwxError } from '../errors/SiwxError.js'
import { isChainId } from './chains.js'
import { isTime } from './isTime.js'
import type { SignInMessage } from './message.js'

/** Of a whole message. Wallets show little more than a screen of it. */
export const MAX_MESSAGE = 10_000
const MAX_RESOURCES = 64

/*
 * All is ASCII, as EIP-4361 has it: no letter that looks like another, no mark that turns the direction of a line, no line
 * break other than the ones between the parts.
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
  issuedAt: isTime,
  expirationTime: isTime,
  notBefore: isTime,
  requestId: (value) => isText(value) && within(value, 256, REQUEST_ID),
  resources: (value) =>
    Array.isArray(value) && value.length <= MAX_RESOURCES && value.every((each) => isText(each) && isUri(each)),
}

/** True for what a message can say of its site. */
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

/** Throws `MESSAGE_INVALID` with the first field that is wrong or missing. */
export function checkFields(message: unknown): asserts message is SignInMessage {
  const fields = typeof message === 'object' && message !== null ? message : {}
  for (const [field, isRight] of Object.entries(rules)) {
    const value: unknown = Reflect.get(fields, field)
    const isAbsent = value === undefined && optional.has(field)
    if (!isAbsent && !isRight(value)) throw new SiwxError('MESSAGE_INVALID', { field })
  }
}
