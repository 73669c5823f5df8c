import { isModalError, ModalError } from '../../errors/ModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { getTransactionOutcome, waitForReceipt } from '../../transactions/waitForReceipt.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import { clearSwapProgress } from './swapStorage.js'

const codes = { refused: 'SWAP_REVERTED', cancelled: 'SWAP_CANCELLED', unknown: 'SWAP_UNSEEN' } as const

/**
 * Throws unless the swap is included: `SWAP_REVERTED`, `SWAP_CANCELLED` (the user canceled the transaction), or
 * `SWAP_UNSEEN` (no node knows the transaction, which may still be included).
 */
export function requireSwapIncluded(activity: Activity | undefined, name: string): Activity {
  const became = getTransactionOutcome(activity)
  if (activity && became === 'done') return activity
  const code = codes[became === 'done' ? 'unknown' : became]
  throw new ModalError(code, { context: { hash: activity?.hash ?? name } })
}

export interface SentApproval {
  readonly caipAddress: CaipAddress
  readonly hash: string
  readonly signal: AbortSignal
  readonly onNothing: () => void
}

/** Waits until an approval is included. Rejects with `ABORTED` or the errors of `requireSwapIncluded`. */
export async function waitForApproval(
  context: FeatureContext,
  { caipAddress, hash, signal, onNothing }: SentApproval,
): Promise<void> {
  const included = await waitForReceipt(context.modal, caipAddress, { name: hash, signal })
  try {
    requireSwapIncluded(included, hash)
  } catch (cause) {
    clearSwapProgress(context, caipAddress)
    if (!isModalError(cause, 'SWAP_UNSEEN')) onNothing()
    throw cause
  }
}
