import type { ViewParams } from '@foyer/core'
import { isMobile } from '@foyer/core/ui'
import { QrCode } from '../../components/QrCode.js'
import qr from '../../theme/qr.css?text'
import ring from '../../theme/ring.css?text'
import tabs from '../../theme/tabs.css?text'
import type { Ui } from '../../UiContext.js'
import { walletNameOf } from '../../utils/walletNameOf.js'
import type { ViewModule } from '../../viewModule.js'
import { defineReactFeature } from '../reactFeature.js'
import { appsFace } from './appsFace.js'
import { openBrowser } from './browserOf.js'
import { ConnectingRemoteView } from './ConnectingRemoteView.js'
import { CopyLink } from './CopyLink.js'
import { Countdown } from './Countdown.js'
import { openApp } from './openApp.js'
import { runsOn, ScanHere } from './ScanHere.js'

const remoteView: ViewModule<'ConnectingWalletConnect'> & ViewModule<'ConnectingWalletConnectBasic'> = {
  title({ context, messages: { connect } }: Ui, params: ViewParams['ConnectingWalletConnect'] | undefined) {
    if (params?.walletId) return walletNameOf(context, params.walletId)
    return isMobile() ? connect.openApp : connect.phoneWallet
  },
  Component: ConnectingRemoteView,
  Footer: Countdown,
  sheets: [ring, tabs, qr],
}

/** How wallets on other devices are asked. */
export const remoteHalf = defineReactFeature({
  views: { ConnectingWalletConnect: remoteView, ConnectingWalletConnectBasic: remoteView },
})

/** What others draw codes and open apps with. */
export const remoteTools = { openApp, openBrowser, QrCode, CopyLink, ScanHere, runsOn, appsFace, sheets: [qr] }
