import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { Route } from '../types/views.js'

/** Where a visitor belongs who did not ask for anything in particular. */
export function fittingRoute({ stores, options }: ModalContext, namespace?: Namespace | undefined): Route {
  const { connections, networks } = stores
  const asked = namespace ?? networks.$namespace.get()
  if (!connections.active(asked)) {
    return namespace === undefined ? { view: 'Connect' } : { view: 'Connect', params: { namespace } }
  }
  const isUnsupported = networks.state(asked).unsupportedCaipNetworkId !== undefined
  return { view: isUnsupported && !options.allowUnsupportedChain ? 'UnsupportedChain' : 'Account' }
}
