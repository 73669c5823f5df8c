import ring from '../theme/ring.css?text'
import { ConnectingView } from './ConnectingView.js'

/** A wallet of this browser that is being asked. */
export const connectingViews = { Component: ConnectingView, sheets: [ring] }
