import type { Route, ViewParams } from '../../types/views.js'
import { isMobile } from '../../utils/isMobile.js'
import { canRequestWalletApp, findListedWallet } from '../../wallets/findListedWallet.js'
import { findWalletAppSource, getWalletSource } from '../../wallets/sources.js'
import type { ModalContext } from '../context.js'

export type ChooseWalletParameters = Partial<Omit<ViewParams['ConnectingExternal'], 'walletId'>> & {
  // Id of the wallet. @default any wallet on another device
  readonly walletId?: string | undefined
  readonly onPhone?: boolean | undefined
}

export interface ConnectingTarget {
  readonly route: Route
  readonly walletId: string
}

export const isConnectingView = ({ views }: ModalContext, { view }: Route): boolean =>
  views.get(view)?.connects === 'wallet'

export const getConnectParams = ({ params }: Route): ChooseWalletParameters => ({ walletId: undefined, ...params })

export function getConnectingView(context: ModalContext, parameters: ChooseWalletParameters): ConnectingTarget {
  const { walletId, namespace, adding, onPhone, caipNetworkId, steps, step } = parameters
  const { connectors, recents } = context.stores
  const apps = findWalletAppSource(context, namespace) ?? findWalletAppSource(context)
  const external = (id: string): ConnectingTarget => ({
    route: { view: 'ConnectingExternal', params: { walletId: id, namespace, adding, caipNetworkId, steps, step } },
    walletId: id,
  })
  if (walletId === undefined) {
    const route = apps?.source.route?.({ namespace, adding })
    return apps && route ? { route, walletId: apps.wallet.id } : external('')
  }
  if (connectors.find(walletId, namespace).length > 0) {
    const route = getWalletSource(context, walletId).route?.({ namespace, adding })
    return route ? { route, walletId } : external(walletId)
  }
  // If a wallet also has an extension, the user of a computer first chooses between the extension and the phone.
  const isExtension = findListedWallet(context, walletId)?.chrome_store && !isMobile() && !recents.find(walletId)
  const isReached = canRequestWalletApp(context, walletId, namespace) && (onPhone || !isExtension)
  const route = isReached ? apps?.source.route?.({ walletId, namespace, adding }) : undefined
  return apps && route ? { route, walletId: apps.wallet.id } : external(walletId)
}
