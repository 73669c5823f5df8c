import type { ViewParams } from '@foyer/core'
import { chooseWallet, isMobile } from '@foyer/core/internal/modal'
import { getAppLink } from '@foyer/core/internal/wallets'
import { QrCode } from '../../components/QrCode.js'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletName } from '../../internal/getWalletName.js'
import type { Ui } from '../../internal/UiContext.js'
import type { ViewModule } from '../../internal/viewModule.js'
import qr from '../../shell/theme/qr.css?text'
import ring from '../../shell/theme/ring.css?text'
import tabs from '../../shell/theme/tabs.css?text'
import { ConnectingRemoteView, PairingCountdown } from './ConnectingRemoteView.js'
import { CopyLink } from './CopyLink.js'
import { describePlatforms, InlineQrCode } from './InlineQrCode.js'
import { openInWalletBrowser, openWalletApp } from './openWalletApp.js'
import { renderWalletAppIcons } from './WalletAppRows.js'

const remoteView: ViewModule<'ConnectingWalletConnect'> & ViewModule<'ConnectingWalletConnectBasic'> = {
  title({ context, messages: { connect } }: Ui, params: ViewParams['ConnectingWalletConnect'] | undefined) {
    if (params?.walletId) return getWalletName(context, params.walletId)
    return isMobile() ? connect.openApp : connect.phoneWallet
  },
  Component: ConnectingRemoteView,
  Footer: PairingCountdown,
  sheets: [ring, tabs, qr],
  restart({ context }, params) {
    const { status } = context.stores.attempt.$attempt.get()
    if (status === 'failed') void chooseWallet(context, { ...params, onPhone: true })
  },
}

export const remoteReactFeature = defineReactFeature({
  views: { ConnectingWalletConnect: remoteView, ConnectingWalletConnectBasic: remoteView },
})

/** Components and functions that other views load on demand, to show QR codes and open apps. */
export const remoteUi = {
  getAppLink,
  openApp: openWalletApp,
  openBrowser: openInWalletBrowser,
  QrCode,
  CopyLink,
  InlineQrCode,
  describePlatforms,
  renderAppsIcon: renderWalletAppIcons,
  sheets: [qr],
}
