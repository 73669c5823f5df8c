import type { ConnectionChange } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import { touchConnection } from '../stores/connectionChanges.js'
import type { Namespace } from '../types/caip.js'
import { isAdmitted } from './admission.js'
import { syncAccount } from './syncAccount.js'

export interface FollowConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
  readonly change: Exclude<ConnectionChange, { type: 'end' }>
}

/** The wallet changed its account or network by itself: the page follows, and whoever navigates is told. */
export function followConnection(context: ModalContext, { namespace, walletId, change }: FollowConnectionParameters) {
  const { attempt, connections, networks, switching } = context.stores
  const live = connections.live(namespace, walletId)
  // Nothing is written down of an account that is not let in yet.
  if (live && isAdmitted(context, { namespace, ...live })) touchConnection(connections, namespace, walletId)
  if (connections.active(namespace)?.walletId !== walletId) return

  const unsupported = () => networks.state(namespace).unsupportedCaipNetworkId
  const wasUnsupported = unsupported() !== undefined
  syncAccount(context, { namespace })
  const what = change.type
  // A wallet on its way to another network may pass through one that is not ours, and one that is being asked has the
  // visitor's attention: what follows then is for whoever asked.
  if (switching.$switching.get().status === 'waiting' || attempt.$attempt.get().status === 'waiting') return
  const caipNetworkId = unsupported()
  if (what === 'network' && caipNetworkId && !context.options.allowUnsupportedChain) {
    context.announcements.tell({ type: 'needsNetwork', namespace, caipNetworkId })
  } else context.announcements.tell({ type: 'changed', namespace, what, wasUnsupported })
}
