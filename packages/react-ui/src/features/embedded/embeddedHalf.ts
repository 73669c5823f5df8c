import { defineReactFeature } from '../reactFeature.js'
import { loadEmailViews, loadSocialViews } from './loadSignInViews.js'

/** How signing in and the embedded wallet are drawn. */
export const embeddedHalf = defineReactFeature({
  views: {
    EmailLogin: { load: async () => (await loadEmailViews()).EmailLogin },
    UpdateEmailWallet: { load: async () => (await loadEmailViews()).UpdateEmailWallet },
    ConnectingSocial: { load: async () => (await loadSocialViews()).ConnectingSocial },
    ConnectingFarcaster: { load: async () => (await loadSocialViews()).ConnectingFarcaster },
    ApproveTransaction: { load: async () => (await import('./approvalViews.js')).ApproveTransaction },
  },
})
