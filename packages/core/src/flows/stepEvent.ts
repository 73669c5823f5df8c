import type { ModalContext } from '../context.js'
import type { AnalyticsEvent } from '../services/analytics/events.js'
import type { Step } from '../services/analytics/occurrences.js'
import type { Namespace } from '../types/caip.js'

/** What a step forward to a view means, as the view says. Undefined: nothing worth telling. */
export function stepEvent(context: ModalContext, { view, params, from, isMobile }: Step): AnalyticsEvent | undefined {
  const event = context.views.get(view)?.event
  if (event === undefined) return undefined
  if (typeof event === 'string') return { name: event }
  const { walletId, platform } = event({ params, from, isMobile })
  const namespace = typeof params?.namespace === 'string' ? params.namespace : undefined
  return { name: 'SELECT_WALLET', properties: { name: nameOf(context, walletId, namespace), platform, view: from } }
}

function nameOf({ options, stores }: ModalContext, walletId: string, namespace: Namespace | undefined): string {
  const [found] = stores.connectors.find(walletId, namespace)
  const custom = options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
  return found?.name ?? custom?.name ?? stores.directory.find(walletId)?.name ?? walletId
}
