import { ModalError } from '../../errors/ModalError.js'
import { whatBecame } from '../../flows/whatBecame.js'
import type { Activity } from '../../types/activity.js'

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
