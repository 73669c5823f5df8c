import type { Call, Calls, PermitRequest, TriedCall } from '../../adapter/calls.js'
import type { Connection } from '../../adapter/connection.js'
import type { AssetChange } from '../../adapter/transfers.js'
import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { requireCalls } from '../../flows/requireCalls.js'
import type { Account } from '../../types/account.js'
import type { SignedPermit, SwapPair, SwapTransaction } from '../../types/swap.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { type Answered, percentBelow } from './offers.js'
import { readAllowance, readTransaction } from './readAnswers.js'
import { notThisSwap, requireSwap } from './requireSwap.js'
import { PROBE, readWarnings, selling } from './selling.js'
import type { SwapApproval, SwapSimulation, SwapWarnings } from './state.js'

/** So long is a signature good that allows something. Seconds. */
const PERMIT_LIFE = 1_200

/** About what a transaction is beside its data. Bytes. */
const ENVELOPE = 120

/** All that is known before the wallet is asked. */
export interface Prepared {
  readonly calls: Calls
  readonly approval: SwapApproval
  /** What allows it, where calls do. */
  readonly approvals: readonly Call[]
  readonly permit?: PermitRequest | undefined
  readonly transaction: Omit<SwapTransaction, 'expiresAt'>
  readonly simulation: SwapSimulation
  /** Undefined: it was not looked for. */
  readonly warnings?: SwapWarnings | undefined
  /** What all of it takes of gas. Undefined: nobody could try it. */
  readonly gas?: bigint | undefined
}

export interface Preparing {
  readonly answered: Answered
  readonly account: Account
  readonly connection: Connection
  /** Addresses of what is listed, and of what the account holds: nobody swaps by calling those. */
  readonly tokens: readonly (string | undefined)[]
  /** What was signed in place of an approval. */
  readonly signed?: SignedPermit | undefined
  /** A signature was of no use: it is allowed by a call. */
  readonly isUnsigned?: boolean | undefined
  /** Whether it is tried out to sell what comes. */
  readonly isSold?: boolean | undefined
  readonly signal: AbortSignal
}

/**
 * What has to be allowed and how, the transaction, and what it would do. What providers write is held against what was
 * agreed: tried out, it may take the amount of the one token and nothing else. What nobody could try out calls at least no
 * other contract than the one that is allowed to take the token. Rejects as providers and nodes do, and as `requireSwap`.
 */
export async function prepare(context: ModalContext, preparing: Preparing): Promise<Prepared> {
  const { answered, account, tokens, signed, isSold, signal } = preparing
  const { provider, quote, slippage, offer } = answered
  const pair: SwapPair = { ...answered.pair, signal }
  const calls = await requireCalls(context, pair.network.chainNamespace)
  const { chainNamespace } = pair.network
  const { approval, approvals, permit, spender } = await allow(context, calls, preparing, pair)
  const transaction = readTransaction(
    context.log,
    provider,
    chainNamespace,
    await provider.build({ ...pair, quote, slippage, least: offer.least, permit: signed }),
  )
  requireSwap({ answered, transaction, tokens })
  const [first = transaction, ...others] = [...approvals, transaction]
  const back = isSold ? await selling(context, calls, { answered, account, signal }) : undefined
  const { network } = pair
  const tried = await calls.simulate({
    network,
    from: account,
    calls: [first, ...others, ...(back ?? [])],
    also: back && [PROBE],
    signal,
  })
  if (tried.status === 'unknown') {
    if (spender !== undefined && !isSameAddress(chainNamespace, transaction.to, spender)) throw notThisSwap(transaction)
    return { calls, approval, approvals, permit, transaction, simulation: tried, warnings: isSold ? {} : undefined }
  }
  const mine = tried.calls.slice(0, 1 + others.length)
  const gas = mine.reduce((sum, each) => sum + (each.status === 'succeeds' ? each.gas : 0n), 0n)
  const simulation = readSimulation(answered, mine)
  const isThere = simulation.status === 'succeeds'
  const warnings = isSold && isThere ? readWarnings(answered, tried.calls.slice(1 + others.length), back) : undefined
  return { calls, approval, approvals, permit, transaction, simulation, warnings, gas }
}

/** What it costs by what was tried. Undefined: nobody could try it. */
export async function priceOf(
  { calls, gas, transaction }: Prepared,
  { network }: Pick<SwapPair, 'network'>,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  if (gas === undefined) return undefined
  const bytes = ENVELOPE + (transaction.data.length - 2) / 2
  return (await calls.price({ network, gas, bytes, signal })).amount
}

/** How the token gets allowed: it is already, by a signature, with the swap in one question, or before it. */
async function allow(
  context: ModalContext,
  calls: Calls,
  { answered, account, connection, signed, isUnsigned, signal }: Preparing,
  pair: SwapPair,
): Promise<Pick<Prepared, 'approval' | 'approvals' | 'permit'> & { readonly spender?: string }> {
  const { network, from, amount } = pair
  const approval = { kind: 'none', amount } as const
  if (from.address === undefined) return { approval, approvals: [] }
  const { provider, quote } = answered
  const { chainNamespace } = network
  const told = await provider.allowance({ ...pair, quote })
  const { spender, takesPermit } = readAllowance(context.log, provider, chainNamespace, told)
  const none = { approval, approvals: [], spender }
  if (signed) {
    if (isSameAddress(chainNamespace, signed.spender, spender)) return none
    // Another quote, another contract: what was signed is for the one before.
    throw new ModalError('SWAP_EXPIRED')
  }
  const query = { network, token: from.address, owner: account, spender, amount, signal }
  const { approvals } = calls
  // The chain's word: a provider's may be old.
  const already = await approvals.read(query)
  if (already >= amount) return none
  const deadline = BigInt(Math.floor(Date.now() / 1000) + PERMIT_LIFE)
  const [permit, steps, isTogether] = await Promise.all([
    takesPermit && !isUnsigned && connection.signTypedData ? approvals.permit({ ...query, deadline }) : undefined,
    approvals.calls(query),
    connection.sendCalls ? (connection.canSendCalls?.({ account }) ?? false) : false,
  ])
  const kind = permit ? 'permit' : isTogether ? 'batch' : 'approve'
  return { approval: { kind, amount, spender, already }, approvals: steps, permit, spender }
}

/** What goes and comes, by what was tried. */
function readSimulation({ offer, pair }: Answered, tried: readonly TriedCall[]): SwapSimulation {
  const failed = tried.find((each) => each.status === 'fails')
  if (failed?.status === 'fails') return { status: 'fails', reason: failed.reason }
  const isSame = (one: string | undefined, other: string | undefined) =>
    isSameAddress(pair.network.chainNamespace, one, other)
  const changes = sumUp(
    tried
      .flatMap((each) => (each.status === 'succeeds' ? each.changes : []))
      .filter(({ address }) => isSame(address, pair.account)),
  )
  const amountOf = (token: string | undefined) =>
    changes.find((each) => isSame(each.token.address, token))?.amount ?? 0n
  const isTaken = changes.some(
    (each) =>
      each.amount < 0n &&
      (!isSame(each.token.address, pair.from.address) || -each.amount > pair.amount || each.token.tokenId),
  )
  if (isTaken) return { status: 'fails', reason: 'It takes more than was agreed to', isGreedy: true }
  const received = amountOf(pair.to.address)
  const isBelow = received < offer.toAmount
  return {
    status: 'succeeds',
    changes,
    received,
    slippedBy: isBelow ? percentBelow(offer.toAmount, received) : undefined,
    isPastSlippage: received < offer.least,
  }
}

function sumUp(all: readonly AssetChange[]): readonly AssetChange[] {
  const sums = new Map<string, AssetChange>()
  for (const each of all) {
    const key = `${each.token.address?.toLowerCase()} ${each.token.tokenId}`
    sums.set(key, { ...each, amount: (sums.get(key)?.amount ?? 0n) + each.amount })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}
