import account from '../theme/account.css?text'
import lists from '../theme/lists.css?text'
import ring from '../theme/ring.css?text'
import { AccountView } from './AccountView.js'
import { NetworksView } from './NetworksView.js'
import { ProfileWalletsView } from './ProfileWalletsView.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'

const sheets: readonly string[] = [account, lists, ring]

/** What a visitor with a wallet sees. One file, because one of these is seldom seen alone. */
export const connectedViews = {
  Account: { Component: AccountView, sheets },
  ProfileWallets: { Component: ProfileWalletsView, sheets },
  Networks: { Component: NetworksView, sheets },
  SwitchNetwork: { Component: SwitchNetworkView, sheets },
  UnsupportedChain: { Component: UnsupportedChainView, sheets },
}
