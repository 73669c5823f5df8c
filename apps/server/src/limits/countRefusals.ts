import type { ServiceMetrics } from '../operation/createMetrics'
import type { SharedQuotas } from './openSharedQuotas'

/** Counts what quotas refuse, by their names. */
export const countRefusals = (
  { open, close }: SharedQuotas,
  metrics: Pick<ServiceMetrics, 'countRefusal'> | undefined,
): SharedQuotas => ({
  close,
  open(name, quota) {
    const quotas = open(name, quota)
    return {
      has: quotas.has,
      async take(client, requests) {
        const isTaken = await quotas.take(client, requests)
        if (!isTaken) metrics?.countRefusal(name)
        return isTaken
      },
    }
  },
})
