import type { Connection } from '../../adapter/connection.js'
import type { FeeChoice, Transfer, TransferMethods, TransferQuote } from '../../adapter/transfers.js'
import { requireSendingAccount } from '../../connection/requireSendingAccount.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { ModalContext, Service } from '../../modal/context.js'
import { switchNetwork } from '../../networks/switchNetwork.js'
import { createSendInterruptedError, transactionError } from '../../transactions/errors.js'
import { recordTransaction } from '../../transactions/ownTransactions.js'
import type { SendRequestDetails } from '../../transactions/sendRequests/sendRequests.js'
import { type NonceSnapshot, snapshotNonce } from '../../transactions/sendRequests/snapshotNonce.js'
import { trackSend } from '../../transactions/sendRequests/trackSend.js'
import { findPaymaster, sendSponsored, toSponsoredQuote } from '../../transactions/sponsorship.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress, Namespace } from '../../types/caip.js'
import type { PaymasterOptions } from '../../types/paymaster.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { createWouldFailError, FEE_MARGIN_PERCENT, sendError } from './errors.js'
import { getChainReader } from './findReceiver.js'
import { findSendRefusalReason } from './findSendRefusalReason.js'
import { getSendNamespaces } from './getSendNamespaces.js'
import { getBatchLimitProblem, selectFeeChoice } from './getSendProblem.js'

export interface SendTransferOnceParameters {
  readonly transfer: Transfer
  readonly shownFee?: bigint | undefined
  readonly onStep?: ((step: 'checking' | 'switching' | 'wallet') => void) | undefined
  readonly isAgain?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  readonly isShown?: (() => boolean) | undefined
  /** True if the user pays the fee in any case, because the app waits for the transaction's hash. @default false */
  readonly isUnsponsored?: boolean | undefined
}

const running: Service<Map<string, Promise<SentTransfer>>> = { create: () => new Map() }

export interface SentTransfer {
  /** Hash of the transaction, or the id of the calls until the wallet reports their hash. */
  readonly hash: string
  readonly nonce?: number | undefined
  /** Wallet's id of the calls (EIP-5792), if the app's paymaster shall pay the fee. */
  readonly callsId?: string | undefined
}

/**
 * Sends a transfer. If an equal transfer is in progress, returns its promise instead. Before the wallet request, checks
 * fees and limits and simulates the transfer. Rejects with `SEND_INTERRUPTED` (account or network changed before the
 * request), `SEND_FEE_UP`, `SEND_NOT_ENOUGH`, `SEND_TOO_LITTLE`, `SEND_WOULD_FAIL`, `SEND_TAKES_MORE`,
 * `SEND_ALLOWS_OTHERS`, `USER_REJECTED`, or the error of wallet or node. If it is unclear whether the wallet sent the
 * transaction, `context.seen` tells whether the account has sent one since the request.
 */
export function sendTransferOnce(context: ModalContext, run: SendTransferOnceParameters): Promise<SentTransfer> {
  const key = toTransferKey(run.transfer)
  const all = context.use(running)
  const before = all.get(key)
  if (before && !run.isAgain) return before
  let isAsked = false
  const onStep: SendTransferOnceParameters['onStep'] = (step) => {
    isAsked ||= step === 'wallet'
    run.onStep?.(step)
  }
  const forget = () => {
    if (all.get(key) === mine) all.delete(key)
  }
  // After an abort before the wallet request, an equal transfer must start anew.
  run.signal?.addEventListener('abort', () => isAsked || forget(), { once: true })
  const mine: Promise<SentTransfer> = sendPrepared(context, { ...run, onStep }).finally(() => {
    forget()
  })
  all.set(key, mine)
  return mine
}

/** Serializes a transfer, to detect an equal one. Includes the memo, because exchanges assign deposits by it. */
export const toTransferKey = ({ network, from, to, token, nft, amount, feeId, memo, references }: Transfer): string =>
  JSON.stringify([
    ...[network.caipNetworkId, from.address, to, token?.address, nft?.tokenId, String(amount)],
    ...[feeId, memo, references],
  ])

async function sendPrepared(
  context: ModalContext,
  { transfer, shownFee, onStep, signal, isShown, isUnsponsored }: SendTransferOnceParameters,
): Promise<SentTransfer> {
  try {
    const prepared = await prepareTransfers(context, [transfer], { onStep, isUnsponsored })
    const { transfers, connection, quotes, snapshot, paymaster } = prepared
    const [quote] = quotes
    if (shownFee !== undefined && quote && isFeeUp(selectFeeChoice(quote, transfer.feeId), shownFee)) {
      throw sendError('SEND_FEE_UP')
    }
    signal?.throwIfAborted()
    onStep?.('wallet')
    const requests = [{ ...toSendRequestDetails(transfer), isShown }]
    const sent = await trackSend(context.modal, { snapshot, requests }, async (): Promise<SentTransfer> => {
      if (!paymaster) return transfers.send(transfer, connection)
      const { id } = await sendBatchOf(context, [transfer], { transfers, connection, paymaster })
      return { hash: id, callsId: id }
    })
    recordTransaction(context.modal, toSenderAddress(transfer), toSendActivity([transfer], sent))
    return sent
  } catch (cause) {
    throw toModalError(cause)
  }
}

/** Sends transfers in one wallet request, whose fee `paymaster` shall pay. */
export async function sendBatchOf(
  { modal }: ModalContext,
  all: readonly [Transfer, ...Transfer[]],
  { transfers, connection, paymaster }: Pick<Prepared, 'transfers' | 'connection' | 'paymaster'>,
): Promise<{ readonly id: string }> {
  const send = async () => {
    if (!transfers.sendAll) throw new ModalError('METHOD_UNSUPPORTED', { context: { method: 'sendCalls' } })
    return transfers.sendAll(all, connection, { paymaster })
  }
  return paymaster ? sendSponsored(modal, { connection, network: all[0].network, count: all.length }, send) : send()
}

interface Prepared {
  readonly transfers: TransferMethods
  readonly connection: Connection
  readonly quotes: readonly TransferQuote[]
  readonly snapshot: NonceSnapshot
  /** Paymaster that shall pay the fee, where app and wallet have one. */
  readonly paymaster: PaymasterOptions | undefined
}

/**
 * Switches the wallet to the network of the transfers, then quotes and simulates these. All have the same account and
 * network.
 */
export async function prepareTransfers(
  context: ModalContext,
  all: readonly [Transfer, ...Transfer[]],
  { onStep, isUnsponsored }: Pick<SendTransferOnceParameters, 'onStep' | 'isUnsponsored'>,
): Promise<Prepared> {
  const [{ network, from }] = all
  const namespace = network.chainNamespace
  const { connection } = requireSendingAccount(context.modal, namespace)
  const transfers = await requireTransferMethods(context, namespace)
  for (const { nft } of all) {
    if (!nft || transfers.nfts?.includes(nft.standard)) continue
    throw transactionError('CHAIN_UNSUPPORTED', { context: { namespace, standard: nft.standard } })
  }
  // Throws unless the active account and network are still those that the user reviewed. Called until the wallet
  // request.
  const check = (isOnNetwork: boolean) => {
    const { connections, networks } = context.stores
    const now = connections.active(namespace)?.connection
    if (context.signal.aborted || now !== connection || now.accounts[0].address !== from.address) {
      throw createSendInterruptedError('account')
    }
    const isOther = networks.active(namespace)?.caipNetworkId !== network.caipNetworkId
    if (isOnNetwork && (now.caipNetworkId !== network.caipNetworkId || isOther))
      throw createSendInterruptedError('network')
  }
  check(false)
  if (connection.caipNetworkId !== network.caipNetworkId) {
    onStep?.('switching')
    await switchNetwork(context.modal, { caipNetworkId: network.caipNetworkId })
  }
  onStep?.('checking')
  check(true)
  const snapshotRequest = snapshotNonce(context.modal, { network, address: from.address })
  const paymaster =
    transfers.sendAll && !isUnsponsored ? await findPaymaster(context.modal, { connection, network }) : undefined
  const quoteRequests = all.map(async (transfer) => {
    const [quote, simulation] = await Promise.all([
      transfers.quote(transfer, context.signal),
      transfers.simulate(transfer, context.signal),
    ])
    return { transfer, quote: paymaster ? toSponsoredQuote(quote) : quote, simulation }
  })
  const [read, snapshot] = await Promise.all([Promise.all(quoteRequests), snapshotRequest])
  check(true)
  const limit = getBatchLimitProblem(read)
  if (limit) throw sendError(limit === 'tooLittle' ? 'SEND_TOO_LITTLE' : 'SEND_NOT_ENOUGH', { context: { limit } })
  for (const { transfer, quote, simulation } of read) {
    if (simulation.status === 'fails') {
      throw createWouldFailError(simulation.reason)
    }
    const objection = findSendRefusalReason(transfer, simulation, quote.extra)
    if (!objection) continue
    const { token } = transfer
    const code = objection === 'takesMore' ? 'SEND_TAKES_MORE' : 'SEND_ALLOWS_OTHERS'
    throw sendError(code, { context: { token: token?.address, simulation } })
  }
  return { transfers, connection, quotes: read.map(({ quote }) => quote), snapshot, paymaster }
}

export function toSendActivity(
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

export function toSendRequestDetails(transfer: Transfer): SendRequestDetails {
  const { network, to, amount, nft, token } = transfer
  const { decimals, name, symbol } = token ?? network.nativeCurrency
  return {
    caipAddress: toSenderAddress(transfer),
    kind: 'send',
    to,
    amount: formatUnits(amount, decimals),
    symbol: nft ? name : symbol,
    tokenAddress: token?.address,
  }
}

export const toSenderAddress = ({ network, from }: Transfer): CaipAddress =>
  toCaipAddress(network.caipNetworkId, from.address)

const isFeeUp = ({ amount, most = amount }: FeeChoice, shown: bigint): boolean =>
  most * 100n > shown * BigInt(100 + FEE_MARGIN_PERCENT)

/** Reads the quote of a transfer, without a fee where the app's paymaster shall pay it. */
export async function readQuote(
  context: ModalContext,
  { transfer, connection, signal }: QuoteParameters,
): Promise<TransferQuote> {
  const { network } = transfer
  const transfers = await requireTransferMethods(context, network.chainNamespace)
  const [quote, paymaster] = await Promise.all([
    transfers.quote(transfer, signal),
    connection && transfers.sendAll && findPaymaster(context.modal, { connection, network }),
  ])
  return paymaster ? toSponsoredQuote(quote) : quote
}

interface QuoteParameters {
  readonly transfer: Transfer
  readonly connection: Connection | undefined
  readonly signal: AbortSignal
}

/** Throws `CHAIN_UNSUPPORTED` where the adapter cannot send or `features.send` excludes the namespace. */
export async function requireTransferMethods(context: ModalContext, namespace: Namespace): Promise<TransferMethods> {
  const isOn = getSendNamespaces(context.options).includes(namespace)
  const transfers = isOn ? (await getChainReader(context, namespace))?.transfers : undefined
  if (!transfers) throw transactionError('CHAIN_UNSUPPORTED', { context: { namespace } })
  return transfers
}
