import type { Connection } from '../../adapter/connection.js'
import type { FeeChoice, Transfer, TransferQuote, Transfers } from '../../adapter/transfers.js'
import type { ModalContext, Part } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { type AskedTransfer, askedTransfers } from '../../flows/askedTransfers.js'
import { type Look, lookAtChain } from '../../flows/lookAtChain.js'
import { recordTransaction } from '../../flows/ownTransactions.js'
import { requireSender } from '../../flows/requireSender.js'
import { switchNetwork } from '../../flows/switchNetwork.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress, Namespace } from '../../types/caip.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { chosenFee, limitOfAll } from './problemOf.js'
import { ledgerOf } from './receiver.js'
import { sendNamespaces } from './sendNamespaces.js'

/** In percent: as much may a fee rise between what was shown and what is sent. */
const FEE_MARGIN = 20n

export interface TransferRun {
  readonly transfer: Transfer
  /** The most that the visitor was told. Absent: nobody was told anything. */
  readonly shownFee?: bigint | undefined
  readonly onStep?: ((step: 'checking' | 'switching' | 'wallet') => void) | undefined
  /** The wallet is asked although it has not answered the same question yet. */
  readonly isAgain?: boolean | undefined
  /** Until the wallet is asked it can be given up. */
  readonly signal?: AbortSignal | undefined
  /** Whether the view Send waits for it. @default not */
  readonly isShown?: (() => boolean) | undefined
}

/** What is being sent now: the same again is the same. */
const running: Part<Map<string, Promise<SentTransfer>>> = { create: () => new Map() }

export interface SentTransfer {
  readonly hash: string
  readonly nonce?: number | undefined
}

/**
 * Sends, once: fees and limits are read anew, the transfer is tried out, and only then the wallet is asked. What was sent
 * is kept at once. Rejects with `SEND_INTERRUPTED` where account or network changed before the wallet was asked,
 * `SEND_FEE_UP`, `SEND_NOT_ENOUGH`, `SEND_TOO_LITTLE`, `SEND_WOULD_FAIL`, `USER_REJECTED`, or what wallet and node said, with
 * what the chain has seen since the wallet was asked (`context.seen`) where that is not clear.
 */
export function sendOnce(context: ModalContext, run: TransferRun): Promise<SentTransfer> {
  const key = keyOf(run.transfer)
  const all = context.use(running)
  const before = all.get(key)
  if (before && !run.isAgain) return before
  let isAsked = false
  const onStep: TransferRun['onStep'] = (step) => {
    isAsked ||= step === 'wallet'
    run.onStep?.(step)
  }
  const forget = () => {
    if (all.get(key) === mine) all.delete(key)
  }
  // The same again is another one, where this one will never come to the wallet.
  run.signal?.addEventListener('abort', () => isAsked || forget(), { once: true })
  const mine: Promise<SentTransfer> = perform(context, { ...run, onStep }).finally(() => {
    forget()
  })
  all.set(key, mine)
  return mine
}

/** The same for what is the same to whoever sends it: a memo tells an exchange whose money it is. */
export const keyOf = ({ network, from, to, token, nft, amount, feeId, memo, references }: Transfer): string =>
  JSON.stringify([
    ...[network.caipNetworkId, from.address, to, token?.address, nft?.tokenId, String(amount)],
    ...[feeId, memo, references],
  ])

async function perform(
  context: ModalContext,
  { transfer, shownFee, onStep, signal, isShown }: TransferRun,
): Promise<SentTransfer> {
  try {
    const { transfers, connection, quotes, look } = await prepare(context, [transfer], onStep)
    const [quote] = quotes
    if (shownFee !== undefined && quote && isFeeUp(chosenFee(quote, transfer.feeId), shownFee)) {
      throw new ModalError('SEND_FEE_UP')
    }
    signal?.throwIfAborted()
    onStep?.('wallet')
    const asked = context
      .use(askedTransfers)
      .until([{ ...toAsked(transfer), isShown }], transfers.send(transfer, connection))
    const sent = await asked.catch(async (cause: unknown) => {
      throw await look.explain(cause)
    })
    recordTransaction(context, senderOf(transfer), toActivity([transfer], sent))
    return sent
  } catch (cause) {
    throw toModalError(cause)
  }
}

interface Prepared {
  readonly transfers: Transfers
  readonly connection: Connection
  readonly quotes: readonly TransferQuote[]
  /** Explains a wallet that gave no clear answer. */
  readonly look: Look
}

/**
 * Everything before the wallet is asked, for transfers of one account on one network: the network is switched to, fees and
 * limits are read, and each is tried out.
 */
export async function prepare(
  context: ModalContext,
  all: readonly [Transfer, ...Transfer[]],
  onStep: TransferRun['onStep'],
): Promise<Prepared> {
  const [{ network, from }] = all
  const namespace = network.chainNamespace
  const { connection } = requireSender(context, namespace)
  const transfers = await requireTransfers(context, namespace)
  for (const { nft } of all) {
    if (!nft || transfers.nfts?.includes(nft.standard)) continue
    throw lateError('CHAIN_UNSUPPORTED', { context: { namespace, standard: nft.standard } })
  }
  // Of the account that was shown, until the wallet is asked. The network is the one of the transfer once it was switched to.
  const check = (isOnNetwork: boolean) => {
    const { connections, networks } = context.stores
    const now = connections.active(namespace)?.connection
    if (context.signal.aborted || now !== connection || now.accounts[0].address !== from.address) {
      throw interrupted('account')
    }
    const isOther = networks.active(namespace)?.caipNetworkId !== network.caipNetworkId
    if (isOnNetwork && (now.caipNetworkId !== network.caipNetworkId || isOther)) throw interrupted('network')
  }
  check(false)
  if (connection.caipNetworkId !== network.caipNetworkId) {
    onStep?.('switching')
    await switchNetwork(context, { caipNetworkId: network.caipNetworkId })
  }
  onStep?.('checking')
  check(true)
  const look = lookAtChain(context, { network, address: from.address })
  const reading = all.map(async (transfer) => {
    const [quote, simulation] = await Promise.all([
      transfers.quote(transfer, context.signal),
      transfers.simulate(transfer, context.signal),
    ])
    return { transfer, quote, simulation }
  })
  const [read] = await Promise.all([Promise.all(reading), look.ready])
  check(true)
  const limit = limitOfAll(read)
  if (limit) throw new ModalError(limit === 'tooLittle' ? 'SEND_TOO_LITTLE' : 'SEND_NOT_ENOUGH', { context: { limit } })
  for (const { simulation } of read) {
    if (simulation.status !== 'fails') continue
    throw new ModalError('SEND_WOULD_FAIL', { context: { reason: simulation.reason } })
  }
  return { transfers, connection, quotes: read.map(({ quote }) => quote), look }
}

/** What was sent, as it is kept: several where a wallet does them as one. */
export function toActivity(
  all: readonly [Transfer, ...Transfer[]],
  { hash, nonce, callsId }: SentTransfer & Pick<Activity, 'callsId'>,
): Activity {
  const [{ network, from, to }] = all
  return {
    hash,
    nonce,
    callsId,
    caipNetworkId: network.caipNetworkId,
    kind: 'send',
    status: 'pending',
    at: Date.now(),
    from: from.address,
    to: all.every((each) => each.to === to) ? to : undefined,
    transfers: all.map(
      ({ to, amount, nft, token = { address: undefined, iconUrl: undefined, ...network.nativeCurrency } }) => {
        const { address, symbol, name, iconUrl, decimals } = token
        return {
          direction: to === from.address ? 'self' : 'out',
          amount: formatUnits(amount, decimals),
          from: from.address,
          to,
          ...(nft
            ? { nft: { address, tokenId: nft.tokenId, name, imageUrl: iconUrl } }
            : { token: { address, symbol, name, iconUrl } }),
        }
      },
    ),
  }
}

/** How it is said while the wallet has not answered. */
export function toAsked(transfer: Transfer): AskedTransfer {
  const { network, to, amount, nft, token = network.nativeCurrency } = transfer
  return {
    caipAddress: senderOf(transfer),
    amount: formatUnits(amount, token.decimals),
    symbol: nft ? token.name : token.symbol,
    to,
  }
}

export const senderOf = ({ network, from }: Transfer): CaipAddress => toCaipAddress(network.caipNetworkId, from.address)

export const interrupted = (what: 'account' | 'network') => new ModalError('SEND_INTERRUPTED', { context: { what } })

const isFeeUp = ({ amount, most = amount }: FeeChoice, shown: bigint): boolean =>
  most * 100n > shown * (100n + FEE_MARGIN)

/** How a namespace sends. Throws `CHAIN_UNSUPPORTED` where it does not, or the site does not want it. */
export async function requireTransfers(context: ModalContext, namespace: Namespace): Promise<Transfers> {
  const isOn = sendNamespaces(context.options).includes(namespace)
  const transfers = isOn ? (await ledgerOf(context, namespace))?.transfers : undefined
  if (!transfers) throw lateError('CHAIN_UNSUPPORTED', { context: { namespace } })
  return transfers
}
