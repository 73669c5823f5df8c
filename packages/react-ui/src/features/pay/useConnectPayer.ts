import { payController } from '@foyer/core/internal/send'
import { useUi } from '../../internal/UiContext.js'

/** Returns a function that connects another wallet on the network of the payment. */
export function useConnectPayer(): () => void {
  const { context } = useUi()
  return () => {
    const { payment } = context.use(payController).$state.get()
    if (!payment) return
    const { chainNamespace: namespace, caipNetworkId } = payment.network
    const params = { namespace, caipNetworkId, ...(context.stores.connections.active(namespace) && { adding: true }) }
    context.stores.router.push({ view: 'Connect', params })
  }
}
