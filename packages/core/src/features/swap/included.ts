import { ModalError } from '../../errors/ModalError.js'
import type { Activity } from '../../types/activity.js'

/**
 * Something that was sent, once the chain has it. Throws `SWAP_REVERTED` where the chain refused it, `SWAP_CANCELLED` where the
 * visitor had it cancelled, and `SWAP_UNSEEN` where nobody knows it any more: it may still be done.
 */
export function requireIncluded(activity: Activity | undefined, name: string): Activity {
  const hash = activity?.hash ?? name
  if (activity?.status === 'failed') throw new ModalError('SWAP_REVERTED', { context: { hash } })
  if (activity?.status !== 'confirmed') throw new ModalError('SWAP_UNSEEN', { context: { hash } })
  if (activity.kind === 'cancel') throw new ModalError('SWAP_CANCELLED', { context: { hash } })
  return activity
}
