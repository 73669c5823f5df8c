import type { EarlyContext } from '../context.js'

/** Tells listeners when the active network is another one than they were told last. Called once a change is complete. */
export function tellNetwork({ services, stores }: EarlyContext): void {
  const caipNetworkId = stores.networks.takeChange()
  if (caipNetworkId) services.events.emit('networkChange', { caipNetworkId })
}
