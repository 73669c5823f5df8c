import { REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import { canAskApp, findListed } from '../flows/findListed.js'
import type { Route, ViewName, ViewParams } from '../types/views.js'
import { isMobile } from '../utils/isMobile.js'

/** The views in which a wallet is being asked. */
const connecting: readonly ViewName[] = [
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
]

export type ConnectInModalParameters = ViewParams['ConnectingWalletConnect'] &
  Pick<ViewParams['ConnectingExternal'], 'caipNetworkId' | 'steps' | 'step'> & {
    /** Its app is asked even where it could be added to this browser. */
    readonly onPhone?: boolean | undefined
  }

export type ConnectingRoute = Route<'ConnectingExternal' | 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>

export function isConnecting(route: Route): route is ConnectingRoute {
  return connecting.includes(route.view)
}

const signingIn: readonly ViewName[] = ['EmailLogin', 'ConnectingSocial', 'ConnectingFarcaster']

/** The views in which the visitor signs in to the embedded wallet. */
export function isSigningIn(route: Route): route is Route<'EmailLogin' | 'ConnectingSocial' | 'ConnectingFarcaster'> {
  return signingIn.includes(route.view)
}

/** How a wallet is asked: in this browser, or on another device where it is not here and an app of it is known. */
export function connectingView(context: ModalContext, params: ConnectInModalParameters): ConnectingRoute {
  const { walletId = REMOTE_WALLET_ID, namespace, adding, onPhone, caipNetworkId, steps, step } = params
  const { connectors, recents } = context.stores
  const isHere = connectors.find(walletId, namespace).length > 0
  // Who could add it to this browser is asked which way; who used it on a phone is not.
  const isExtension = findListed(context, walletId)?.chrome_store && !isMobile() && !recents.find(walletId)
  const isReached = canAskApp(context, walletId, namespace) && (onPhone || !isExtension)
  if (walletId !== REMOTE_WALLET_ID && (isHere || !isReached)) {
    return { view: 'ConnectingExternal', params: { walletId, namespace, adding, caipNetworkId, steps, step } }
  }
  return {
    view: context.options.basic ? 'ConnectingWalletConnectBasic' : 'ConnectingWalletConnect',
    params: { ...(walletId === REMOTE_WALLET_ID ? {} : { walletId }), namespace, adding },
  }
}
