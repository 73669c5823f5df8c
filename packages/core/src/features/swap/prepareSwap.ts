import type { Call, CallMethods, PermitRequest, SimulatedCall } from '../../adapter/calls.js'
import type { Connection } from '../../adapter/connection.js'
import type { AssetApproval, AssetChange } from '../../adapter/transfers.js'
import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { requireCallMethods } from '../../transactions/requireCallMethods.js'
import type { Account } from '../../types/account.js'
import type { SignedPermit, SwapPair, SwapTransaction } from '../../types/swap.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { getPercentBelow, type ProviderOffer } from './rankOffers.js'
import { readSwapAllowance, readSwapTransaction } from './readProviderAnswers.js'
import { createResaleCalls, readSwapWarnings, SIMULATION_RECEIVER_ADDRESS } from './readSwapWarnings.js'
import { requireRouter } from './requireRouter.js'
import { requireSwapCall } from './requireSwapCall.js'
import type { SwapApproval, SwapSimulation, SwapWarnings } from './swapState.js'

const PERMIT_LIFETIME_S = 1_200 // seconds

/** Approximate size of a transaction besides its calldata, in bytes. */
const ENVELOPE_BYTES = 120

export interface PreparedSwap {
  readonly calls: CallMethods
  readonly approval: SwapApproval
  readonly approvals: readonly Call[]
  readonly permit?: PermitRequest | undefined
  readonly transaction: Omit<SwapTransaction, 'expiresAt'>
  readonly simulation: SwapSimulation
  readonly warnings?: SwapWarnings | undefined
  readonly gas?: bigint | undefined
}

export interface PrepareSwapParameters {
  readonly providerOffer: ProviderOffer
  readonly account: Account
  readonly connection: Connection
  readonly tokens: readonly (string | undefined)[]
  readonly signed?: SignedPermit | undefined
  readonly isUnsigned?: boolean | undefined
  readonly testsResale?: boolean | undefined
  readonly signal: AbortSignal
}

/**
 * Requests the swap's transaction from the provider, checks it, builds the approval and simulates both. The transaction
 * must call a known contract of the provider, spend at most the agreed amount, and give the provider access to this
 * token only. Rejects with the errors of provider and node, of `requireSwapCall` and of `requireRouter`.
 */
export async function prepareSwap(context: FeatureContext, parameters: PrepareSwapParameters): Promise<PreparedSwap> {
  const { providerOffer, account, tokens, signed, testsResale, signal } = parameters
  const { provider, quote, slippage, offer } = providerOffer
  const pair: SwapPair = { ...providerOffer.pair, signal }
  const calls = await requireCallMethods(context.modal, pair.network.chainNamespace)
  const { chainNamespace } = pair.network
  const { approval, approvals, permit, spender, currentAllowance } = await prepareApproval(
    context,
    calls,
    parameters,
    pair,
  )
  const transaction = readSwapTransaction(
    context.log,
    provider,
    chainNamespace,
    await provider.build({ ...pair, quote, slippage, least: offer.least, permit: signed }),
  )
  const isWrap = requireSwapCall({ providerOffer, transaction, tokens })
  const [first = transaction, ...others] = [...approvals, transaction]
  const resale = testsResale ? await createResaleCalls(context, calls, { providerOffer, account, signal }) : undefined
  const { network } = pair
  const tried = await calls.simulate({
    network,
    from: account,
    calls: [first, ...others, ...(resale ?? [])],
    also: resale && [SIMULATION_RECEIVER_ADDRESS],
    signal,
  })
  const isTried = tried.status !== 'unknown'
  const contracts = [...(isWrap && isTried ? [] : [transaction.to]), ...(spender === undefined ? [] : [spender])]
  for (const contract of contracts) requireRouter(context, { provider, network, contract, isTried })
  if (tried.status === 'unknown') {
    return {
      calls,
      approval,
      approvals,
      permit,
      transaction,
      simulation: tried,
      warnings: testsResale ? {} : undefined,
    }
  }
  const mine = tried.calls.slice(0, 1 + others.length)
  const gas = mine.reduce((sum, each) => sum + (each.status === 'succeeds' ? each.gas : 0n), 0n)
  const simulation = readSimulation(providerOffer, mine, { spender, currentAllowance })
  const isThere = simulation.status === 'succeeds'
  const warnings =
    testsResale && isThere ? readSwapWarnings(providerOffer, tried.calls.slice(1 + others.length), resale) : undefined
  return { calls, approval, approvals, permit, transaction, simulation, warnings, gas }
}

export async function getSwapFee(
  { calls, gas, transaction }: PreparedSwap,
  { network }: Pick<SwapPair, 'network'>,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  if (gas === undefined) return undefined
  const bytes = ENVELOPE_BYTES + (transaction.data.length - 2) / 2
  return (await calls.price({ network, gas, bytes, signal })).amount
}

interface GrantedAllowance {
  readonly spender?: string | undefined
  readonly currentAllowance?: bigint | undefined
}

async function prepareApproval(
  context: FeatureContext,
  calls: CallMethods,
  { providerOffer, account, connection, signed, isUnsigned, signal }: PrepareSwapParameters,
  pair: SwapPair,
): Promise<Pick<PreparedSwap, 'approval' | 'approvals' | 'permit'> & GrantedAllowance> {
  const { network, from, amount } = pair
  const approval = { kind: 'none', amount } as const
  if (from.address === undefined) return { approval, approvals: [] }
  const { provider, quote } = providerOffer
  const { chainNamespace } = network
  const allowance = await provider.allowance({ ...pair, quote })
  const { spender, takesPermit } = readSwapAllowance(context.log, provider, chainNamespace, allowance)
  const none = { approval, approvals: [], spender }
  if (signed) {
    if (isSameAddress(chainNamespace, signed.spender, spender)) return none
    // The user signed the permit for another contract, so a new permit is needed.
    throw new ModalError('SWAP_EXPIRED')
  }
  const query = { network, token: from.address, owner: account, spender, amount, signal }
  const { approvals } = calls
  // Read the allowance from the chain, because the provider's value may be outdated.
  const currentAllowance = await approvals.read(query)
  if (currentAllowance >= amount) return { ...none, currentAllowance }
  const deadline = BigInt(Math.floor(Date.now() / 1000) + PERMIT_LIFETIME_S)
  const [permit, steps, isTogether] = await Promise.all([
    takesPermit && !isUnsigned && connection.signTypedData ? approvals.permit({ ...query, deadline }) : undefined,
    approvals.calls(query),
    connection.sendCalls ? (connection.canSendCalls?.({ account }) ?? false) : false,
  ])
  const kind = permit ? 'permit' : isTogether ? 'batch' : 'approve'
  return { approval: { kind, amount, spender, currentAllowance }, approvals: steps, permit, spender, currentAllowance }
}

function readSimulation(
  { offer, pair }: ProviderOffer,
  tried: readonly SimulatedCall[],
  { spender, currentAllowance = 0n }: GrantedAllowance,
): SwapSimulation {
  const failed = tried.find((each) => each.status === 'fails')
  if (failed?.status === 'fails') return { status: 'fails', reason: failed.reason }
  const isSame = (one: string | undefined, other: string | undefined) =>
    isSameAddress(pair.network.chainNamespace, one, other)
  const changes = sumChanges(
    tried
      .flatMap((each) => (each.status === 'succeeds' ? each.changes : []))
      .filter(({ address }) => isSame(address, pair.account)),
  )
  const amountOf = (token: string | undefined) =>
    changes.find((each) => isSame(each.token.address, token))?.amount ?? 0n
  const takesMore = changes.some(
    (each) =>
      each.amount < 0n &&
      (!isSame(each.token.address, pair.from.address) || -each.amount > pair.amount || each.token.tokenId),
  )
  if (takesMore) return { status: 'fails', reason: 'It takes more than was agreed to', why: 'takesMore' }
  // Some tokens emit an approval event with the remaining allowance when a swap spends from it.
  const most = currentAllowance > pair.amount ? currentAllowance : pair.amount
  const isAllowed = ({ kind, token, spender: who, amount }: AssetApproval) =>
    kind === 'token' &&
    pair.from.address !== undefined &&
    isSame(token, pair.from.address) &&
    spender !== undefined &&
    isSame(who, spender) &&
    amount !== undefined &&
    amount <= most
  const grantsOthers = tried.some(
    (each) =>
      each.status === 'succeeds' &&
      each.approvals.some((given) => isSame(given.address, pair.account) && !isAllowed(given)),
  )
  if (grantsOthers) return { status: 'fails', reason: 'It lets others take something', why: 'allowsOthers' }
  const received = amountOf(pair.to.address)
  const isBelow = received < offer.toAmount
  return {
    status: 'succeeds',
    changes,
    received,
    slippedBy: isBelow ? getPercentBelow(offer.toAmount, received) : undefined,
    isPastSlippage: received < offer.least,
  }
}

function sumChanges(all: readonly AssetChange[]): readonly AssetChange[] {
  const sums = new Map<string, AssetChange>()
  for (const each of all) {
    const key = `${each.token.address?.toLowerCase()} ${each.token.tokenId}`
    sums.set(key, { ...each, amount: (sums.get(key)?.amount ?? 0n) + each.amount })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}
