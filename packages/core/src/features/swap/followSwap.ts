import type { ModalContext } from '../../context.js'
import { requireCalls } from '../../flows/requireCalls.js'
import { untilIncluded } from '../../flows/untilIncluded.js'
import type { Account } from '../../types/account.js'
import type { Network } from '../../types/network.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { keepProgress } from './progress.js'
import type { SwapReceipt, SwapToken } from './state.js'

export interface FollowedSwap {
  /** Its hash, or what the wallet calls it. */
  readonly name: string
  readonly network: Network
  readonly account: Account
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  readonly paid: bigint
  readonly expected: bigint
}

/** Waits until the chain has a swap, and reads what came. Rejects with `ABORTED` alone. */
export async function followSwap(
  context: ModalContext,
  { name, account, ...swap }: FollowedSwap,
  signal: AbortSignal,
): Promise<SwapReceipt> {
  const { network, toToken } = swap
  const caipAddress = toCaipAddress(network.caipNetworkId, account.address)
  const activity = await untilIncluded(context, caipAddress, { name, signal })
  keepProgress(context, undefined)
  const hash = activity?.hash ?? name
  const status = activity?.status === 'confirmed' ? 'confirmed' : 'failed'
  const receipt: SwapReceipt = { hash, ...swap, status }
  if (status === 'failed') return receipt
  try {
    const calls = await requireCalls(context, network.chainNamespace)
    const outcome = await calls.outcome({ network, address: account.address, hash, signal })
    const came = outcome?.changes?.find(
      ({ token, amount }) => token.address?.toLowerCase() === toToken.address?.toLowerCase() && amount > 0n,
    )
    return { ...receipt, got: came?.amount }
  } catch (cause) {
    context.log('debug', 'What a swap brought could not be read', cause)
    return receipt
  }
}
