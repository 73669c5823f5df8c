import { addViewTexts } from '../i18n/useViewUi.js'
import type { Ui } from '../internal/UiContext.js'
import type { ViewModule } from '../internal/viewModule.js'
import account from '../shell/theme/account.css?text'
import assets from '../shell/theme/assets.css?text'
import fields from '../shell/theme/fields.css?text'
import lists from '../shell/theme/lists.css?text'
import ring from '../shell/theme/ring.css?text'
import tabs from '../shell/theme/tabs.css?text'
import { AccountFooter } from './AccountFooter.js'
import { AccountView } from './AccountView.js'
import { NetworksView } from './NetworksView.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'
import { UnsupportedNetworkView } from './UnsupportedNetworkView.js'
import { ProfileWalletsView } from './wallets/ProfileWalletsView.js'

const sheets: readonly string[] = [account, fields, lists, ring, tabs]

type Connected = 'Account' | 'ProfileWallets' | 'Networks' | 'SwitchNetwork' | 'UnsupportedChain'

/** Views of a connected account. One chunk holds them: they are rarely shown alone. */
export const connectedViews: { readonly [V in Connected]: ViewModule<V> } = {
  Account: { Component: AccountView, Footer: AccountFooter, sheets: [...sheets, assets] },
  ProfileWallets: { Component: ProfileWalletsView, sheets, title: (ui) => addViewTexts(ui).messages.wallets.title },
  Networks: { Component: NetworksView, sheets, title: (ui) => addViewTexts(ui).messages.networks.title },
  SwitchNetwork: { Component: SwitchNetworkView, sheets, title: switchTitle },
  UnsupportedChain: { Component: UnsupportedNetworkView, sheets, title: switchTitle },
}

function switchTitle(ui: Ui): string {
  return addViewTexts(ui).messages.switching.title
}
