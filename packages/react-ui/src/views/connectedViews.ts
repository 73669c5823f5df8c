import account from '../theme/account.css?text'
import assets from '../theme/assets.css?text'
import fields from '../theme/fields.css?text'
import lists from '../theme/lists.css?text'
import ring from '../theme/ring.css?text'
import tabs from '../theme/tabs.css?text'
import type { Ui } from '../UiContext.js'
import { toViewUi } from '../useViewUi.js'
import type { ViewModule } from '../viewModule.js'
import { AccountFooter } from './AccountFooter.js'
import { AccountView } from './AccountView.js'
import { NetworksView } from './NetworksView.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'
import { ProfileWalletsView } from './wallets/ProfileWalletsView.js'

const sheets: readonly string[] = [account, fields, lists, ring, tabs]

type Connected = 'Account' | 'ProfileWallets' | 'Networks' | 'SwitchNetwork' | 'UnsupportedChain'

/** What a visitor with a wallet sees. One file, because one of these is seldom seen alone. */
export const connectedViews: { readonly [V in Connected]: ViewModule<V> } = {
  Account: { Component: AccountView, Footer: AccountFooter, sheets: [...sheets, assets] },
  ProfileWallets: { Component: ProfileWalletsView, sheets, title: (ui) => toViewUi(ui).messages.wallets.title },
  Networks: { Component: NetworksView, sheets, title: (ui) => toViewUi(ui).messages.networks.title },
  SwitchNetwork: { Component: SwitchNetworkView, sheets, title: switchTitle },
  UnsupportedChain: { Component: UnsupportedChainView, sheets, title: switchTitle },
}

function switchTitle(ui: Ui): string {
  return toViewUi(ui).messages.switching.title
}
