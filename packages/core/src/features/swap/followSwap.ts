import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { requireCalls } from '../../flows/requireCalls.js'
import { untilIncluded } from '../../flows/untilIncluded.js'
import type { Account } from '../../types/account.js'
import type { Network } from '../../types/network.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { requireIncluded } from './included.js'
import { forgetProgress } from './progress.js'
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

/**
 * Waits until the chain has a swap, and reads what came. Rejects with `ABORTED`, as `requireIncluded` does, and with `SWAP_UNSEEN`
 * where it was carried out and nothing of what was wanted came (`isDone`).
 */
export async function followSwap(
  context: ModalContext,
  { name, account, ...swap }: FollowedSwap,
  signal: AbortSignal,
): Promise<SwapReceipt> {
  const { network, toToken } = swap
  const caipAddress = toCaipAddress(network.caipNetworkId, account.address)
  const activity = await untilIncluded(context, caipAddress, { name, signal })
  forgetProgress(context, caipAddress)
  const { hash, kind } = requireIncluded(activity, name)
  const got = await readGot()
  if (got === 0n) throw new ModalError('SWAP_UNSEEN', { context: { hash, isDone: true } })
  // The wallet sent another one in its place. Only what came tells whether that is the same again.
  if (kind === 'execute' && got === undefined) throw new ModalError('SWAP_UNSEEN', { context: { hash } })
  return { hash, ...swap, got }

  /** Undefined: it could not be read. That is not nothing. */
  async function readGot(): Promise<bigint | undefined> {
    try {
      const calls = await requireCalls(context, network.chainNamespace)
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
