import type { Ledger } from '../../adapter/ledger.js'
import type { ModalContext } from '../../context.js'
import { isHostedName } from '../../flows/hostedNames.js'
import { lookUpAddress, resolveName } from '../../flows/names.js'
import { type PastLook, pastReceivers } from '../../flows/pastReceivers.js'
import type { PaymentDetails, PaymentReading, PaymentRefusal } from '../../payment/payment.js'
import type { PaymentReader } from '../../payment/reader.js'
import type { Account } from '../../types/account.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { findLookalike } from '../../utils/lookalikes.js'
import { plainText } from '../../utils/plainText.js'
import type { ReceiverRefusal, ReceiverState } from './state.js'

/** The longest name that is shown of a profile. */
const MAX_NAME = 64

/** Who receives, and what else the text says. */
export type FoundReceiver =
  | { readonly status: 'refused'; readonly reason: ReceiverRefusal }
  | {
      readonly status: 'found'
      readonly address: string
      /** As it was written. */
      readonly name: string | undefined
      readonly isLookalikeName: boolean
      readonly details: PaymentDetails
      /** Where the payment is to be made. */
      readonly network: Network
    }

export interface ReceiverQuery {
  readonly text: string
  readonly namespace: Namespace
  /** Where the visitor is; a request may name another one. */
  readonly network: Network
  readonly signal: AbortSignal
}

/** What the adapters know of addresses and names. */
function createReader(context: ModalContext, first: Namespace): PaymentReader {
  const { adapters, stores } = context
  return {
    networks: stores.networks.$all.get(),
    namespaces: [first, ...[...adapters.keys()].filter((each) => each !== first)],
    isAddress: async (namespace, text) => (await adapters.get(namespace)?.isAddress(text)) ?? false,
    isName: async (namespace, text) =>
      isHostedName(text) || ((await ledgerOf(context, namespace))?.names?.isName(text) ?? false),
  }
}

/** Reads who shall receive, and asks for the address behind a name. */
export async function findReceiver(context: ModalContext, query: ReceiverQuery): Promise<FoundReceiver> {
  const { namespace, signal } = query
  const reading = await read(context, query)
  if (!reading) return { status: 'refused', reason: 'unreachable' }
  if (reading.kind === 'refused') {
    return { status: 'refused', reason: await refusalOf(context, query, reading.reason) }
  }
  if (!reading.namespaces.includes(namespace)) {
    return { status: 'refused', reason: reading.kind === 'name' ? 'otherNames' : 'otherChain' }
  }
  const network = context.stores.networks.find(reading.caipNetworkId) ?? query.network
  const found = { network, details: detailsOf(reading) }
  const isHere = async (address: string) =>
    (await context.adapters.get(namespace)?.isAddress(address, network)) ?? false
  if (reading.kind === 'address') {
    if (!(await isHere(reading.address))) return { status: 'refused', reason: 'otherNetwork' }
    return { status: 'found', address: reading.address, name: undefined, isLookalikeName: false, ...found }
  }
  const { name, isLookalike } = reading
  try {
    const address = await resolveName(context, { name, caipNetworkId: network.caipNetworkId, signal })
    // A resolver is a contract or a service of a stranger's: what it says is an address only if the chain knows it as one.
    if (address === undefined || !(await isHere(address))) {
      return { status: 'refused', reason: 'nobody' }
    }
    return { status: 'found', address, name, isLookalikeName: isLookalike, ...found }
  } catch (cause) {
    if (!signal.aborted) context.log('warn', 'A name could not be resolved', cause)
    return { status: 'refused', reason: 'unreachable' }
  }
}

/** What looks as addresses do of networks that this page has no adapter for: hexadecimal, bech32, base58. */
const FOREIGN =
  /^(0x[\da-fA-F]{40}|[a-z]{2,20}1[02-9ac-hj-np-z]{38,}|(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[1-9A-HJ-NP-Za-km-z]{26,50})$/

/** How the addresses of a kind are written: what looks so and is none was mistyped, and is of no other kind. */
const OWN_FORMS: Readonly<Record<Namespace, RegExp>> = {
  eip155: /^0x/i,
  bip122: /^((bc|tb|bcrt)1|[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$)/,
  cosmos: /^(?!(bc|tb|bcrt)1)[a-z]{2,20}1/,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{46,50}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/** Why a text is no receiver here, given what its reader says. */
async function refusalOf(
  context: ModalContext,
  { text, namespace }: Pick<ReceiverQuery, 'namespace' | 'text'>,
  reason: PaymentRefusal,
): Promise<ReceiverRefusal> {
  if (reason !== 'unknown' && reason !== 'address') return reason
  const plain = text.trim()
  try {
    const { isMistyped } = await import('../../payment/isMistyped.js')
    // Of a request or a CAIP-10 id the address alone.
    if (isMistyped(plain.replace(/^.*:/, '').replace(/[?@].*$/, ''))) return 'mistyped'
  } catch (cause) {
    context.log('warn', 'What knows checksums could not be loaded', cause)
  }
  if (reason === 'address' || !FOREIGN.test(plain)) return reason
  return OWN_FORMS[namespace]?.test(plain) ? 'address' : 'otherChain'
}

/** To whom nobody has the keys: zero, the one that things are burned with, and Solana's system program. */
const LOST = /^(0x0{40}|0x0{36}dead|1{32})$/i

/** What a text says. The parser comes with the first of them; undefined where it does not come. */
async function read(
  context: ModalContext,
  { namespace, text }: Pick<ReceiverQuery, 'namespace' | 'text'>,
): Promise<PaymentReading | undefined> {
  try {
    const { parsePayment } = await import('../../payment/parsePayment.js')
    return await parsePayment(createReader(context, namespace), text)
  } catch (cause) {
    context.log('warn', 'What reads receivers could not be loaded', cause)
    return undefined
  }
}

/** What to know of a receiver before something is sent there. */
export function describeReceiver(
  context: ModalContext,
  { text, address, isLookalikeName, from, network, look }: Described,
): Extract<ReceiverState, { status: 'ready' }> {
  const known = context.use(pastReceivers).of(toCaipAddress(network.caipNetworkId, from.address))
  const mine = context.stores.accounts.get(network.chainNamespace).allAccounts.map((each) => each.address)
  const isSame = (other: string) => isSameAddress(network.chainNamespace, other, address)
  const isUnclear = look?.unclear.some(isSame)
  const isNever = look?.isWhole && !isUnclear
  return {
    status: 'ready',
    text,
    address,
    isLookalikeName,
    past: known.some(isSame) ? 'sent' : !look ? 'unknown' : isNever ? 'never' : 'unseen',
    // Of whom the account may have sent to, nobody can say that it is not among them.
    seen: isUnclear ? 0 : (look?.seen ?? 0),
    isSelf: isSame(from.address),
    isLost: LOST.test(address),
    lookalike: findLookalike(address, [...known, ...mine, from.address]),
  }
}

/** Looks at the history, so that more is known of whom the account has sent to. */
export const lookAtPast = (context: ModalContext, { from, network }: Pick<Described, 'from' | 'network'>) =>
  context.use(pastReceivers).look(toCaipAddress(network.caipNetworkId, from.address))

export interface Described {
  readonly text: string
  readonly address: string
  readonly isLookalikeName: boolean
  readonly from: Account
  readonly network: Network
  /** What is known of the account's history. Undefined: it is being read. */
  readonly look?: PastLook | undefined
}

/** The name that leads to an address, and its picture. Undefined where there is none, or nobody can say. */
export async function profileOf(
  context: ModalContext,
  { address, network, signal }: { readonly address: string; readonly network: Network; readonly signal: AbortSignal },
): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined> {
  try {
    const profile = await lookUpAddress(context, { address, caipNetworkId: network.caipNetworkId, signal })
    const name = profile && plainText(profile.name, MAX_NAME)
    return name ? { name, avatar: profile.avatar } : undefined
  } catch {
    // Nothing waits for it.
    return undefined
  }
}

export const ledgerOf = (context: ModalContext, namespace: Namespace): Promise<Ledger | undefined> =>
  Promise.resolve(context.adapters.get(namespace)?.ledger?.())

function detailsOf(reading: Exclude<PaymentReading, { kind: 'refused' }>): PaymentDetails {
  const { format, namespaces, caipNetworkId, asset, amount, label, message, memo, references } = reading
  return { format, namespaces, caipNetworkId, asset, amount, label, message, memo, references }
}
