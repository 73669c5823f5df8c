import { defineFeature, type FeatureDefinition } from '@foyer/core/feature'
import { createFaucet, type Faucet, isOffered } from './createFaucet.js'

declare module '@foyer/core/feature' {
  interface ViewParams {
    Faucet: undefined
  }
}

/** Offers test coins to a user on a test network: `createModal({ customFeatures: [faucet], … })`. */
export const faucet: FeatureDefinition<Faucet> = defineFeature({
  id: 'faucet',
  create: createFaucet,
  views: { Faucet: { needs: 'account' } },
  // A link may open the view on a network without a faucet; show the account instead.
  guard: ({ view }, context) => (view === 'Faucet' && !isOffered(context) ? { view: 'Account' } : undefined),
  entries: [
    {
      on: 'Account',
      title: 'row',
      text: 'rowText',
      icon: 'M12 3s6 6.5 6 11a6 6 0 0 1-12 0c0-4.5 6-11 6-11Z',
      isOffered,
      onPress: (context) => context.push({ view: 'Faucet' }),
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
  ui: { react: async () => (await import('./faucetReact.js')).createReactPart(faucet) },
  // An offer belongs to one account.
  onAccountChange: (_change, context) => context.use(faucet).forget(),
})
