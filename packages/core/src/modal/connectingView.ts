import type { ModalContext } from '../context.js'
import { canAskApp, findListed } from '../flows/findListed.js'
import { appSource, sourceOf } from '../flows/sources.js'
import type { Route, ViewParams } from '../types/views.js'
import { isMobile } from '../utils/isMobile.js'

export type ChooseWalletParameters = Partial<Omit<ViewParams['ConnectingExternal'], 'walletId'>> & {
  /** @default any that is on another device */
  readonly walletId?: string | undefined
  /** Its app is asked even where it could be added to this browser. */
  readonly onPhone?: boolean | undefined
}

export interface Connecting {
  /** The view in which it is asked. */
  readonly route: Route
  /** Who is asked: the wallet itself, or the one that stands for all on other devices. */
  readonly walletId: string
}

/** Where a wallet is being asked, or somebody signs in to one. */
export const isConnecting = ({ views }: ModalContext, { view }: Route): boolean =>
  views.get(view)?.connects === 'wallet'

/** What views that connect have in common. Those of other views are not looked at. */
export const paramsOf = ({ params }: Route): ChooseWalletParameters => ({ walletId: undefined, ...params })

/** How a wallet is asked: in this browser, or on another device where it is not here and an app of it is known. */
export function connectingView(context: ModalContext, parameters: ChooseWalletParameters): Connecting {
  const { walletId, namespace, adding, onPhone, caipNetworkId, steps, step } = parameters
  const { connectors, recents } = context.stores
  const apps = appSource(context, namespace) ?? appSource(context)
  const external = (id: string): Connecting => ({
    route: { view: 'ConnectingExternal', params: { walletId: id, namespace, adding, caipNetworkId, steps, step } },
    walletId: id,
  })
  if (walletId === undefined) {
    const route = apps?.source.route?.({ namespace, adding })
    return apps && route ? { route, walletId: apps.wallet.id } : external('')
  }
  if (connectors.find(walletId, namespace).length > 0) {
    const route = sourceOf(context, walletId).route?.({ namespace, adding })
    return route ? { route, walletId } : external(walletId)
  }
  // Who could add it to this browser is asked which way; who used it on a phone is not.
  const isExtension = findListed(context, walletId)?.chrome_store && !isMobile() && !recents.find(walletId)
  const isReached = canAskApp(context, walletId, namespace) && (onPhone || !isExtension)
  const route = isReached ? apps?.source.route?.({ walletId, namespace, adding }) : undefined
  return apps && route ? { route, walletId: apps.wallet.id } : external(walletId)
}
