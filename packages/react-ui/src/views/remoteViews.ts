import ring from '../theme/ring.css?text'
import { openBrowser } from './remote/browserOf.js'
import { ConnectingRemoteView } from './remote/ConnectingRemoteView.js'
import { Countdown } from './remote/Countdown.js'
import { openApp } from './remote/openApp.js'
import qr from './remote/qr.css?text'

/** Wallets on other devices. One file, with what draws the code. */
export const remoteViews = {
  Component: ConnectingRemoteView,
  Footer: Countdown,
  sheets: [ring, qr],
  openApp,
  openBrowser,
}
