import { defineReactFeature } from '../../feature/defineReactFeature.js'

export const embeddedReactFeature = defineReactFeature({
  views: {
    EmailLogin: { load: async () => (await import('./EmailLoginView.js')).emailLoginView },
    UpdateEmailWallet: { load: async () => (await import('./UpdateEmailView.js')).updateEmailView },
    ConnectingSocial: { load: async () => (await import('./ConnectingSocialView.js')).connectingSocialView },
    ConnectingFarcaster: { load: async () => (await import('./FarcasterView.js')).farcasterView },
    ApproveTransaction: {
      load: async () => (await import('./approval/ApproveTransactionView.js')).approveTransactionView,
    },
  },
})
