import type { Activity } from '../types/activity.js'

/**
 * What became of something that was sent, as far as the chain tells. `done`: it is in, or what was sent in its place is. `unknown`:
 * nobody knows it any more, and it may still be done.
 */
export function whatBecame(activity: Activity | undefined): 'done' | 'refused' | 'cancelled' | 'unknown' {
  if (activity?.status === 'failed') return 'refused'
  if (activity?.status !== 'confirmed') return 'unknown'
  return activity.kind === 'cancel' ? 'cancelled' : 'done'
}
