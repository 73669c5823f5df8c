import type { ChainReader } from '../../adapter/chainReader.js'
import { isHostedName } from '../../identity/hostedNames.js'
import { lookUpAddress, resolveName } from '../../identity/names.js'
import type { ModalContext } from '../../modal/context.js'
import type { ParsedPayment, PaymentDetails, PaymentRefusal } from '../../payment/payment.js'
import type { PaymentReader } from '../../payment/reader.js'
import { type HistoryScan, pastReceivers } from '../../transactions/pastReceivers.js'
import type { Account } from '../../types/account.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { findLookalike } from '../../utils/lookalikes.js'
import { sanitizeText } from '../../utils/sanitizeText.js'
import type { ReceiverRefusal, ReceiverState } from './sendState.js'

const MAX_NAME = 64

export type ReceiverResult =
  | {
      readonly status: 'refused'
      readonly reason: ReceiverRefusal
      /** Error of the node or name service, if it did not answer. */
      readonly cause?: unknown
    }
  | {
      readonly status: 'found'
      readonly address: string
      readonly name: string | undefined
      readonly isLookalikeName: boolean
      readonly details: PaymentDetails
      readonly network: Network
    }

export interface ReceiverQuery {
  readonly text: string
  readonly namespace: Namespace
  readonly network: Network
  readonly signal: AbortSignal
}

function createPaymentReader(context: ModalContext, first: Namespace): PaymentReader {
  const { adapters, stores } = context
  return {
    networks: stores.networks.$all.get(),
    namespaces: [first, ...[...adapters.keys()].filter((each) => each !== first)],
    isAddress: async (namespace, text) => (await adapters.get(namespace)?.isAddress(text)) ?? false,
    isName: async (namespace, text) =>
      isHostedName(context.options, text) || ((await getChainReader(context, namespace))?.names?.isName(text) ?? false),
  }
}

export async function findReceiver(context: ModalContext, query: ReceiverQuery): Promise<ReceiverResult> {
  const { namespace, signal } = query
  const payment = await readPaymentText(context, query).catch((cause: unknown) => {
    context.log('warn', 'What reads receivers could not be loaded', cause)
    return { kind: 'unread', cause } as const
  })
  if (payment.kind === 'unread') return { status: 'refused', reason: 'unreachable', cause: payment.cause }
  if (payment.kind === 'refused') {
    return { status: 'refused', reason: await toReceiverRefusal(context, query, payment.reason) }
  }
  if (!payment.namespaces.includes(namespace)) {
    return { status: 'refused', reason: payment.kind === 'name' ? 'nameOfOtherNamespace' : 'otherNamespace' }
  }
  const network = context.stores.networks.find(payment.caipNetworkId) ?? query.network
  const payee = { network, details: toDetails(payment) }
  const isValidHere = async (address: string) =>
    (await context.adapters.get(namespace)?.isAddress(address, network)) ?? false
  if (payment.kind === 'address') {
    if (!(await isValidHere(payment.address))) return { status: 'refused', reason: 'otherNetwork' }
    return { status: 'found', address: payment.address, name: undefined, isLookalikeName: false, ...payee }
  }
  const { name, isLookalike } = payment
  try {
    const address = await resolveName(context.modal, { name, caipNetworkId: network.caipNetworkId, signal })
    // Name resolvers are untrusted: accept only an address that is valid on this network.
    if (address === undefined || !(await isValidHere(address))) {
      return { status: 'refused', reason: 'nobody' }
    }
    return { status: 'found', address, name, isLookalikeName: isLookalike, ...payee }
  } catch (cause) {
    if (!signal.aborted) context.log('warn', 'A name could not be resolved', cause)
    return { status: 'refused', reason: 'unreachable', cause }
  }
}

/** Forms of addresses in namespaces for which the modal has no adapter: hexadecimal, bech32, base58. */
const FOREIGN_ADDRESS =
  /^(0x[\da-fA-F]{40}|[a-z]{2,20}1[02-9ac-hj-np-z]{38,}|(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[1-9A-HJ-NP-Za-km-z]{26,50})$/

/** Start of an address, by namespace. A text of this form that is no valid address is a mistyped one. */
const ADDRESS_FORMS: Readonly<Record<Namespace, RegExp>> = {
  eip155: /^0x/i,
  bip122: /^((bc|tb|bcrt)1|[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$)/,
  cosmos: /^(?!(bc|tb|bcrt)1)[a-z]{2,20}1/,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{46,50}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

async function toReceiverRefusal(
  context: ModalContext,
  { text, namespace }: Pick<ReceiverQuery, 'namespace' | 'text'>,
  reason: PaymentRefusal,
): Promise<ReceiverRefusal> {
  if (reason !== 'unknown' && reason !== 'address') return reason
  const plain = text.trim()
  try {
    const { isMistypedAddress } = await import('../../payment/isMistyped.js')
    // Check only the address itself: without the scheme and parameters of a payment URI, or the chain of a CAIP-10 id.
    if (isMistypedAddress(plain.replace(/^.*:/, '').replace(/[?@].*$/, ''))) return 'mistyped'
  } catch (cause) {
    context.log('warn', 'What knows checksums could not be loaded', cause)
  }
  if (reason === 'address' || !FOREIGN_ADDRESS.test(plain)) return reason
  return ADDRESS_FORMS[namespace]?.test(plain) ? 'address' : 'otherNamespace'
}

/**
 * Addresses for which nobody has a key, so that coins sent there are lost: the zero address, the burn address, Solana's
 * system program.
 */
const KEYLESS_ADDRESS = /^(0x0{40}|0x0{36}dead|1{32})$/i

async function readPaymentText(
  context: ModalContext,
  { namespace, text }: Pick<ReceiverQuery, 'namespace' | 'text'>,
): Promise<ParsedPayment> {
  const { parsePayment } = await import('../../payment/parsePayment.js')
  return parsePayment(createPaymentReader(context, namespace), text)
}

export function describeReceiver(
  context: ModalContext,
  { text, address, isLookalikeName, from, network, look }: ReceiverDetails,
): Extract<ReceiverState, { status: 'ready' }> {
  const known = context.use(pastReceivers).of(toCaipAddress(network.caipNetworkId, from.address))
  const ownAddresses = context.stores.accounts.get(network.chainNamespace).allAccounts.map((each) => each.address)
  const isSame = (other: string) => isSameAddress(network.chainNamespace, other, address)
  const isUnclear = look?.unclear.some(isSame)
  const isNever = look?.isComplete && !isUnclear
  return {
    status: 'ready',
    text,
    address,
    isLookalikeName,
    past: known.some(isSame) ? 'sent' : !look ? 'unknown' : isNever ? 'never' : 'unseen',
    // `seen` is the number of loaded transactions without a transfer to this address. 0 if some may be such transfers.
    seen: isUnclear ? 0 : (look?.seen ?? 0),
    isSelf: isSame(from.address),
    isLost: KEYLESS_ADDRESS.test(address),
    lookalike: findLookalike(address, [...known, ...ownAddresses, from.address]),
  }
}

export const scanPastReceivers = (
  context: ModalContext,
  { from, network }: Pick<ReceiverDetails, 'from' | 'network'>,
) => context.use(pastReceivers).scan(toCaipAddress(network.caipNetworkId, from.address))

export interface ReceiverDetails {
  readonly text: string
  readonly address: string
  readonly isLookalikeName: boolean
  readonly from: Account
  readonly network: Network
  readonly look?: HistoryScan | undefined
}

export async function fetchReceiverProfile(
  context: ModalContext,
  { address, network, signal }: { readonly address: string; readonly network: Network; readonly signal: AbortSignal },
): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined> {
  try {
    const profile = await lookUpAddress(context.modal, { address, caipNetworkId: network.caipNetworkId, signal })
    const name = profile && sanitizeText(profile.name, MAX_NAME)
    return name ? { name, avatar: profile.avatar } : undefined
  } catch {
    // If the lookup fails, the receiver is shown without a name and picture.
    return undefined
  }
}

export const getChainReader = (context: ModalContext, namespace: Namespace): Promise<ChainReader | undefined> =>
  Promise.resolve(context.adapters.get(namespace)?.chainReader?.())

function toDetails(payment: Exclude<ParsedPayment, { kind: 'refused' }>): PaymentDetails {
  const { format, namespaces, caipNetworkId, asset, amount, label, message, memo, references } = payment
  return { format, namespaces, caipNetworkId, asset, amount, label, message, memo, references }
}
