import { defineFeature, type FeatureDefinition } from '@foyer/core/feature'
import { createFaucet, type Faucet, isOffered } from './createFaucet.js'

declare module '@foyer/core/feature' {
  interface ViewParams {
    /** Coins for trying things out. */
    Faucet: undefined
  }
}

/** Test coins for whoever is connected on a test network: `createModal({ plugins: [faucet], … })`. */
export const faucet: FeatureDefinition<Faucet> = defineFeature({
  id: 'faucet',
  create: createFaucet,
  views: { Faucet: { needs: 'account' } },
  // A link may lead here from anywhere.
  guard: ({ view }, host) => (view === 'Faucet' && !isOffered(host) ? { view: 'Account' } : undefined),
  entries: [
    {
      on: 'Account',
      title: 'row',
      text: 'rowText',
      icon: 'M12 3s6 6.5 6 11a6 6 0 0 1-12 0c0-4.5 6-11 6-11Z',
      isOffered,
      onPress: (host) => host.push({ view: 'Faucet' }),
    },
  ],
  messages: {
    title: 'Test coins',
    row: 'Get test coins',
    rowText: 'They are worth nothing',
    loading: 'Asking the faucet…',
    offer: 'One claim brings',
    claim: 'Send them to me',
    sent: 'Sent',
    refused: 'The faucet gives nothing now',
    failed: 'The faucet does not answer',
    again: 'Try again',
  },
  ui: { react: async () => (await import('./faucetHalf.js')).createHalf(faucet) },
  // An offer belongs to an account.
  onAccountChange: (_change, host) => host.use(faucet).forget(),
})
