import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '@foyer/secure-site'

/**
 * Does wrong what a fault says.
 *
 * @param {(fits: (fault: import('./types.d.mts').SecureFault) => boolean) => import('./types.d.mts').SecureFault | undefined} take
 * @returns {import('@foyer/secure-site').Around}
 */
export const meetFaults =
  (take) =>
  async ({ path, signal }, answer) => {
    if (path.startsWith('/__sandbox')) return answer()
    const fault = take((each) => path.startsWith(each.path ?? '/'))
    if (fault?.refuse) return undefined
    if (fault?.latencyMs !== undefined) await wait(fault.latencyMs, undefined, { signal }).catch(() => {})
    if (fault?.status !== undefined) throw new Refusal(fault.status, 'Something went wrong. Try again.')
    const answered = await answer()
    return fault?.cut ? undefined : answered
  }
