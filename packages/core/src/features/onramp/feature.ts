import type { OwnHost } from '../../context.js'
import { defineFeature } from '../../feature/defineFeature.js'
import { isOffered } from './isOffered.js'

const needs = 'account'

/** Buying coins for money, from others, on their own pages. Its code comes with its first view. */
export const onrampFeature = defineFeature({
  id: 'onramp',
  views: { OnRamp: { needs }, OnRampSelect: { needs }, OnRampProviders: { needs }, BuyInProgress: { needs } },
  messages: { action: 'Buy' },
  guard: ({ view }, { context, $network }: OwnHost) =>
    view.startsWith('OnRamp') && !isOffered(context, $network.get()) ? { view: 'Account' } : undefined,
  entries: [
    {
      on: 'Account',
      as: 'action',
      title: 'action',
      icon: 'M5.5 5h13a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM2.5 10h19M6.5 15h3',
      isOffered: ({ context, $network }: OwnHost) => isOffered(context, $network.get()),
      onPress: (host) => host.push({ view: 'OnRamp' }),
    },
  ],
})
