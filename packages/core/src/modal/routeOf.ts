import { AUTH_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import { offersDirectory } from '../flows/suggestWallets.js'
import type { OpenParameters, Route } from '../types/views.js'
import { connectingView } from './connectingView.js'
import { fittingRoute } from './fittingRoute.js'

/**
 * The view to open on. Account leads a visitor without one to Connect, and one that lacks what it
 * needs to where that can be chosen: nobody ends in an empty box.
 */
export function routeOf(context: ModalContext, parameters: OpenParameters): Route {
  if (parameters.view === undefined) return fittingRoute(context, parameters.namespace)
  const { view, ...params } = parameters
  const { accounts, connections, networks } = context.stores
  const namespace = parameters.namespace ?? networks.$namespace.get()
  const isUnsupported = networks.state(namespace).unsupportedCaipNetworkId !== undefined
  const hasWallet = connections.active(namespace) !== undefined

  if (view === 'Account' && !hasWallet) return fittingRoute(context, parameters.namespace)
  if (view === 'UnsupportedChain' && !isUnsupported) return fittingRoute(context, parameters.namespace)
  const { user, socialProvider } = accounts.get(namespace)
  // An account elsewhere has its own address, which is changed there.
  const hasEmail = user?.email !== undefined && !socialProvider
  const isSignedIn = connections.live(namespace, AUTH_WALLET_ID) !== undefined
  if (view === 'UpdateEmailWallet' && !(isSignedIn && hasEmail)) return fittingRoute(context, parameters.namespace)
  if (view === 'AllWallets' && !offersDirectory(context)) return { view: 'Connect' }
  if (view === 'ConnectingExternal' && !parameters.walletId) return { view: 'Connect' }
  // A wallet that is not here and has an app is reached there, and the other way round.
  if (view === 'ConnectingExternal') return connectingView(context, params)
  if (view === 'SwitchNetwork' && !networks.find(parameters.caipNetworkId)) return { view: 'Networks' }
  return { view, ...(Object.keys(params).length ? { params } : {}) } as Route
}
