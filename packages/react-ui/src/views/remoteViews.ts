import type { ViewParams } from '@foyer/core'
import ring from '../theme/ring.css?text'
import tabs from '../theme/tabs.css?text'
import type { Ui } from '../UiContext.js'
import { toViewUi } from '../useViewUi.js'
import { openBrowser } from './remote/browserOf.js'
import { ConnectingRemoteView } from './remote/ConnectingRemoteView.js'
import { CopyLink } from './remote/CopyLink.js'
import { Countdown } from './remote/Countdown.js'
import { openApp } from './remote/openApp.js'
import { QrCode } from './remote/QrCode.js'
import qr from './remote/qr.css?text'
import { walletNameOf } from './walletNameOf.js'

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
