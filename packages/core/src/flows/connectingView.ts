import { REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Route, ViewName, ViewParams } from '../types/views.js'
import type { CustomWallet } from '../types/wallet.js'

/** The views in which a wallet is being asked. */
const connecting: readonly ViewName[] = [
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
]

export type ConnectingRoute = Route<'ConnectingExternal' | 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>

export function isConnecting(route: Route): route is ConnectingRoute {
  return connecting.includes(route.view)
}

/** A wallet of the site's own that is reached on another device. */
export function listedWallet({ options }: ModalContext, walletId: string): CustomWallet | undefined {
  return options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
}

/** How a wallet is asked: in this browser, or on another device where it is not here and an app of it is known. */
export function connectingView(context: ModalContext, params: ViewParams['ConnectingWalletConnect']): ConnectingRoute {
  const { walletId = REMOTE_WALLET_ID, namespace, adding } = params
  const { connectors } = context.stores
  const listed = listedWallet(context, walletId)
  const hasApp = listed?.mobile_link ?? listed?.desktop_link ?? listed?.webapp_link
  const isHere = connectors.find(walletId, namespace).length > 0
  const canReach = connectors.find(REMOTE_WALLET_ID, namespace).length > 0
  if (walletId !== REMOTE_WALLET_ID && (isHere || !hasApp || !canReach)) {
    return { view: 'ConnectingExternal', params: { walletId, namespace, adding } }
  }
  return {
    view: context.options.basic ? 'ConnectingWalletConnectBasic' : 'ConnectingWalletConnect',
    params: { ...(walletId === REMOTE_WALLET_ID ? {} : { walletId }), namespace, adding },
  }
}
