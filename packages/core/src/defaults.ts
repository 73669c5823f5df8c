import { CONNECTOR_TYPE_ORDER } from './constants.js'
import type { ResolvedFeatures } from './types/features.js'

/** What the modal offers where the site does not say. */
export const DEFAULT_FEATURES: ResolvedFeatures = {
  receive: true,
  send: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  connectMethodsOrder: ['email', 'social', 'wallet'],
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectorTypeOrder: CONNECTOR_TYPE_ORDER,
}
