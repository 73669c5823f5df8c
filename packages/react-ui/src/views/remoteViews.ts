import { ConnectingRemoteView } from './remote/ConnectingRemoteView.js'
import { Countdown } from './remote/Countdown.js'
import { openApp } from './remote/openApp.js'

/** Wallets on other devices. One file, with what draws the code. */
export const remoteViews = { Component: ConnectingRemoteView, Footer: Countdown, openApp }
