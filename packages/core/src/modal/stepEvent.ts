import { REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Step } from '../flows/recorder.js'
import type { AnalyticsEvent, AnalyticsEvents } from '../services/analytics/events.js'
import type { ViewParams } from '../types/views.js'

/** Events whose name says it all. */
type Click = {
  [Name in keyof AnalyticsEvents]: AnalyticsEvents[Name] extends undefined ? Name : never
}[keyof AnalyticsEvents]

/** Views that tell by themselves what the visitor wanted. */
const clicks: Readonly<Record<string, Click>> = {
  AllWallets: 'CLICK_ALL_WALLETS',
  GetWallet: 'CLICK_GET_WALLET_HELP',
  Networks: 'CLICK_NETWORKS',
  WhatIsANetwork: 'CLICK_NETWORK_HELP',
  WhatIsAWallet: 'CLICK_WALLET_HELP',
}

/** What a step forward to the view on top means. Undefined: nothing worth telling. */
export function stepEvent(context: ModalContext, { stack, isMobile }: Step): AnalyticsEvent | undefined {
  const { view, params } = stack.at(-1) ?? stack[0]
  const from = stack.at(-2)?.view
  if (view === 'ConnectingExternal') {
    return { name: 'SELECT_WALLET', properties: { name: nameOf(context, params), platform: 'browser', view: from } }
  }
  if (view === 'ConnectingWalletConnect' || view === 'ConnectingWalletConnectBasic') {
    const platform = isMobile && params?.walletId !== undefined ? 'mobile' : 'qrcode'
    return { name: 'SELECT_WALLET', properties: { name: nameOf(context, params), platform, view: from } }
  }
  const name = clicks[view]
  return name && { name }
}

function nameOf({ options, stores }: ModalContext, params: ViewParams['ConnectingWalletConnect'] = {}): string {
  const { walletId = REMOTE_WALLET_ID, namespace } = params
  const [found] = stores.connectors.find(walletId, namespace)
  const custom = options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
  return found?.name ?? custom?.name ?? stores.directory.find(walletId)?.name ?? walletId
}
