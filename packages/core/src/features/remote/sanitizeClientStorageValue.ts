import { isAppLink } from '../../utils/appLink.js'
import { isRecord } from '../../utils/isRecord.js'

type Sanitize = (value: unknown) => unknown

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText)
const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

const sanitizeList =
  (isGood: (item: Readonly<Record<string, unknown>>) => boolean): Sanitize =>
  (value) =>
    Array.isArray(value) ? value.filter((item) => isRecord(item) && isGood(item)) : undefined

const sanitizeTable =
  (isGood: (value: unknown) => boolean): Sanitize =>
  (value) =>
    isRecord(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, each]) => isGood(each)))
      : undefined

const isNamespace = (value: unknown) =>
  isRecord(value) &&
  isTextList(value.accounts) &&
  isTextList(value.methods) &&
  isTextList(value.events) &&
  (value.chains === undefined || isTextList(value.chains))

const isPeer = (value: unknown) => isRecord(value) && isText(value.publicKey) && isRecord(value.metadata)

const isSession = ({ topic, expiry, namespaces, peer, self, relay }: Readonly<Record<string, unknown>>) =>
  isText(topic) &&
  isTime(expiry) &&
  isRecord(namespaces) &&
  Object.values(namespaces).every(isNamespace) &&
  isPeer(peer) &&
  isRecord(self) &&
  isRecord(relay) &&
  isText(relay.protocol)

// Validators of the values that WalletConnect's client stores, by the last part of the storage key.
const shapes: Readonly<Record<string, Sanitize>> = {
  keychain: sanitizeTable((key) => isText(key) && /^[0-9a-f]+$/i.test(key)),
  messages: sanitizeTable(isRecord),
  messages_withoutClientAck: sanitizeTable(isRecord),
  subscription: sanitizeList(({ id, topic, relay }) => isText(id) && isText(topic) && isRecord(relay)),
  history: sanitizeList(
    ({ id, topic, request }) => isTime(id) && isText(topic) && isRecord(request) && isText(request.method),
  ),
  expirer: sanitizeList(({ target, expiry }) => isText(target) && /^(topic|id):/.test(target) && isTime(expiry)),
  pairing: sanitizeList(({ topic, expiry, relay }) => isText(topic) && isTime(expiry) && isRecord(relay)),
  session: sanitizeList(isSession),
  proposal: sanitizeList(({ id, expiryTimestamp }) => isTime(id) && isTime(expiryTimestamp)),
  request: sanitizeList(({ id, topic }) => isTime(id) && isText(topic)),
  authKeys: sanitizeList(({ publicKey }) => isText(publicKey)),
  pairingTopics: sanitizeList(({ pairingTopic }) => isText(pairingTopic)),
  requests: sanitizeList(({ id }) => isTime(id)),
  'event-client': sanitizeList(({ eventId }) => isText(eventId)),
  WALLETCONNECT_DEEPLINK_CHOICE: (value) =>
    isRecord(value) && isText(value.href) && isAppLink(value.href) ? value : undefined,
  WALLETCONNECT_CLIENT_ID: (value) => (isText(value) ? value : undefined),
  WALLETCONNECT_LINK_MODE_APPS: (value) => (isTextList(value) ? value : undefined),
}

/**
 * Validates a stored value, because WalletConnect's client would use it unchecked. Removes what is malformed; undefined
 * if nothing is left.
 */
export function sanitizeClientStorageValue(key: string, value: unknown): unknown {
  const name = key.split('//').at(-1) ?? key
  return Object.hasOwn(shapes, name) ? shapes[name]?.(value) : isRecord(value) ? value : undefined
}
