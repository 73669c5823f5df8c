import type { Route } from '@foyer/core'
import type { Ui } from '../UiContext.js'
import { walletNameOf } from './walletNameOf.js'

/** What the header says. */
export function titleOf({ context, messages }: Ui, route: Route): string {
  switch (route.view) {
    case 'Connect':
      return messages.connect.title
    case 'AllWallets':
      return messages.allWallets.title
    case 'ConnectingExternal':
      return walletNameOf(context, route.params?.walletId ?? '')
    case 'ConnectingWalletConnect':
    case 'ConnectingWalletConnectBasic':
      return route.params?.walletId ? walletNameOf(context, route.params.walletId) : messages.remote.title
    case 'Account':
      return messages.account.title
    case 'ProfileWallets':
      return messages.wallets.title
    case 'Networks':
      return messages.networks.title
    case 'SwitchNetwork':
    case 'UnsupportedChain':
      return messages.switching.title
    case 'WhatIsAWallet':
      return messages.guide.title
    case 'GetWallet':
      return messages.guide.getTitle
    default:
      return messages.broken.title
  }
}
