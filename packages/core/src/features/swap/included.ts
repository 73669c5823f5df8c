import type { ModalContext } from '../../context.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { untilIncluded } from '../../flows/untilIncluded.js'
import { whatBecame } from '../../flows/whatBecame.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import { forgetProgress } from './progress.js'

const codes = { refused: 'SWAP_REVERTED', cancelled: 'SWAP_CANCELLED', unknown: 'SWAP_UNSEEN' } as const

/**
 * Something that was sent, once the chain has it. Throws `SWAP_REVERTED` where the chain refused it, `SWAP_CANCELLED` where the
 * visitor had it cancelled, and `SWAP_UNSEEN` where nobody knows it any more: it may still be done.
 */
export function requireIncluded(activity: Activity | undefined, name: string): Activity {
  const became = whatBecame(activity)
  if (activity && became === 'done') return activity
  const code = codes[became === 'done' ? 'unknown' : became]
  throw new ModalError(code, { context: { hash: activity?.hash ?? name } })
}

export interface SentApproval {
  readonly caipAddress: CaipAddress
  readonly hash: string
  readonly signal: AbortSignal
  /** The chain says that nothing is allowed. */
  readonly onNothing: () => void
}

/** Waits until the chain has an approval. Rejects with `ABORTED`, and as `requireIncluded` does: nobody comes back to it then. */
export async function untilAllowed(
  context: ModalContext,
  { caipAddress, hash, signal, onNothing }: SentApproval,
): Promise<void> {
  const included = await untilIncluded(context, caipAddress, { name: hash, signal })
  try {
    requireIncluded(included, hash)
  } catch (cause) {
    forgetProgress(context, caipAddress)
    if (!isModalError(cause, 'SWAP_UNSEEN')) onNothing()
    throw cause
  }
}
