import { AccountView } from './AccountView.js'
import { NetworksView } from './NetworksView.js'
import { ProfileWalletsView } from './ProfileWalletsView.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'

/** What a visitor with a wallet sees. One file, because one of these is seldom seen alone. */
export const connectedViews = { AccountView, NetworksView, ProfileWalletsView, SwitchNetworkView, UnsupportedChainView }
