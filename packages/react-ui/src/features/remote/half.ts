import type { ViewParams } from '@foyer/core'
import ring from '../../theme/ring.css?text'
import tabs from '../../theme/tabs.css?text'
import type { Ui } from '../../UiContext.js'
import { toViewUi } from '../../useViewUi.js'
import { walletNameOf } from '../../views/walletNameOf.js'
import { openBrowser } from './browserOf.js'
import { ConnectingRemoteView } from './ConnectingRemoteView.js'
import { CopyLink } from './CopyLink.js'
import { Countdown } from './Countdown.js'
import { openApp } from './openApp.js'
import { QrCode } from './QrCode.js'
import qr from './qr.css?text'

/** Wallets on other devices. One file, with what draws the code. */
export const remoteViews = {
  title: (ui: Ui, params: ViewParams['ConnectingWalletConnect'] | undefined): string =>
    params?.walletId ? walletNameOf(ui.context, params.walletId) : toViewUi(ui).messages.remote.title,
  Component: ConnectingRemoteView,
  Footer: Countdown,
  sheets: [ring, tabs, qr],
  openApp,
  openBrowser,
  QrCode,
  CopyLink,
}
