import { isAppLink } from '../../utils/appLink.js'
import { isRecord } from '../../utils/isRecord.js'

/** Gives what of a value can be used; undefined where none can. */
type Fit = (value: unknown) => unknown

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)
const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** A list, without the items that do not fit. */
const listOf =
  (isGood: (item: Readonly<Record<string, unknown>>) => boolean): Fit =>
  (value) =>
    Array.isArray(value) ? value.filter((item) => isRecord(item) && isGood(item)) : undefined

/** A table, without the entries that do not fit. */
const tableOf =
  (isGood: (value: unknown) => boolean): Fit =>
  (value) =>
    isRecord(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, each]) => isGood(each)))
      : undefined

const isNamespace = (value: unknown) =>
  isRecord(value) &&
  isTexts(value.accounts) &&
  isTexts(value.methods) &&
  isTexts(value.events) &&
  (value.chains === undefined || isTexts(value.chains))

const isPeer = (value: unknown) => isRecord(value) && isText(value.publicKey) && isRecord(value.metadata)

/** As far as WalletConnect's client and this page rely on it. */
const isSession = ({ topic, expiry, namespaces, peer, self, relay }: Readonly<Record<string, unknown>>) =>
  isText(topic) &&
  isTime(expiry) &&
  isRecord(namespaces) &&
  Object.values(namespaces).every(isNamespace) &&
  isPeer(peer) &&
  isRecord(self) &&
  isRecord(relay) &&
  isText(relay.protocol)

/** Under the last word of its key, how each thing that WalletConnect's client keeps has to look. */
const shapes: Readonly<Record<string, Fit>> = {
  keychain: tableOf((key) => isText(key) && /^[0-9a-f]+$/i.test(key)),
  messages: tableOf(isRecord),
  messages_withoutClientAck: tableOf(isRecord),
  subscription: listOf(({ id, topic, relay }) => isText(id) && isText(topic) && isRecord(relay)),
  history: listOf(
    ({ id, topic, request }) => isTime(id) && isText(topic) && isRecord(request) && isText(request.method),
  ),
  expirer: listOf(({ target, expiry }) => isText(target) && /^(topic|id):/.test(target) && isTime(expiry)),
  pairing: listOf(({ topic, expiry, relay }) => isText(topic) && isTime(expiry) && isRecord(relay)),
  session: listOf(isSession),
  proposal: listOf(({ id, expiryTimestamp }) => isTime(id) && isTime(expiryTimestamp)),
  request: listOf(({ id, topic }) => isTime(id) && isText(topic)),
  authKeys: listOf(({ publicKey }) => isText(publicKey)),
  pairingTopics: listOf(({ pairingTopic }) => isText(pairingTopic)),
  requests: listOf(({ id }) => isTime(id)),
  'event-client': listOf(({ eventId }) => isText(eventId)),
  WALLETCONNECT_DEEPLINK_CHOICE: (value) =>
    isRecord(value) && isText(value.href) && isAppLink(value.href) ? value : undefined,
  WALLETCONNECT_CLIENT_ID: (value) => (isText(value) ? value : undefined),
  WALLETCONNECT_LINK_MODE_APPS: (value) => (isTexts(value) ? value : undefined),
}

/**
 * What can be used of a thing that lies in storage: another version, another program or somebody at the keyboard may have
 * written it, and the client believes all that it reads. Undefined: nothing.
 */
export function fitToClient(key: string, value: unknown): unknown {
  const name = key.split('//').at(-1) ?? key
  return Object.hasOwn(shapes, name) ? shapes[name]?.(value) : isRecord(value) ? value : undefined
}
