import { setTimeout as wait } from 'node:timers/promises'
import { RefusedRequestError, type RequestHook } from '@foyer/secure-site'
import type { SecureFault } from './types'

/** Applies the first matching fault. */
export const createFaultHook =
  (take: (fits: (fault: SecureFault) => boolean) => SecureFault | undefined): RequestHook =>
  async ({ path, signal }, answer) => {
    if (path.startsWith('/__sandbox')) return answer()
    const fault = take((each) => path.startsWith(each.path ?? '/'))
    if (fault?.refuse) return undefined
    if (fault?.latencyMs !== undefined) await wait(fault.latencyMs, undefined, { signal }).catch(() => {})
    if (fault?.status !== undefined) throw new RefusedRequestError(fault.status, 'Something went wrong. Try again.')
    const answered = await answer()
    return fault?.cut ? undefined : answered
  }
