import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { requireCallMethods } from '../../transactions/requireCallMethods.js'
import { waitForReceipt } from '../../transactions/waitForReceipt.js'
import type { Account } from '../../types/account.js'
import type { Activity } from '../../types/activity.js'
import type { Network } from '../../types/network.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { requireSwapIncluded } from './requireIncluded.js'
import type { SwapReceipt, SwapToken } from './swapState.js'
import { clearSwapProgress } from './swapStorage.js'

export interface FollowedSwap {
  readonly name: string
  readonly network: Network
  readonly account: Account
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  readonly paid: bigint
  readonly expected: bigint
}

/**
 * Waits until the swap is included and reads the amount that the user received. Rejects with `ABORTED`, the errors of
 * `requireSwapIncluded`, and with `SWAP_UNSEEN` if the user received nothing.
 */
export async function followSwap(
  context: FeatureContext,
  { name, account, ...swap }: FollowedSwap,
  { signal, onPending }: { readonly signal: AbortSignal; onPending(activity: Activity): void },
): Promise<SwapReceipt> {
  const { network, toToken } = swap
  const caipAddress = toCaipAddress(network.caipNetworkId, account.address)
  const activity = await waitForReceipt(context.modal, caipAddress, { name, signal, onPending })
  clearSwapProgress(context, caipAddress)
  const { hash, kind, sources } = requireSwapIncluded(activity, name)
  const receivedAmount = await readReceivedAmount()
  if (receivedAmount === 0n) throw new ModalError('SWAP_UNSEEN', { context: { hash, isDone: true } })
  // The wallet has replaced the transaction by another. If the received amount is unknown too, nothing shows that it is
  // the swap.
  if (kind === 'execute' && receivedAmount === undefined) throw new ModalError('SWAP_UNSEEN', { context: { hash } })
  return { hash, ...swap, receivedAmount, sources }

  /** Reads the received amount from a node. Undefined if no node reports balance changes. */
  async function readReceivedAmount(): Promise<bigint | undefined> {
    try {
      const calls = await requireCallMethods(context.modal, network.chainNamespace)
      const outcome = await calls.outcome({ network, address: account.address, hash, signal })
      const isUnread = !outcome?.changes || (toToken.address === undefined && outcome.isWithoutCoin)
      if (isUnread) return undefined
      const { amount = 0n } =
        outcome.changes.find(({ token }) => isSameAddress(network.chainNamespace, token.address, toToken.address)) ?? {}
      return amount > 0n ? amount : 0n
    } catch (cause) {
      context.log('debug', 'What a swap brought could not be read', cause)
      return undefined
    }
  }
}
