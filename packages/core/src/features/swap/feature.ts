import type { OwnHost } from '../../context.js'
import { defineFeature } from '../../feature/defineFeature.js'
import { remoteSettings } from '../../flows/remoteSettings.js'

const needs = 'account'

/** One token for another. Its code comes with the first of its views. */
export const swapFeature = defineFeature({
  id: 'swaps',
  views: {
    Swap: { needs },
    SwapSelectToken: { needs },
    SwapPreview: { needs },
    SwapConfirmed: { needs },
  },
  messages: { action: 'Swap' },
  entries: [
    {
      on: 'Account',
      as: 'action',
      title: 'action',
      icon: 'm16.5 3.5 4 4-4 4M20 7.5H5M7.5 20.5l-4-4 4-4M4 16.5h15',
      isOffered: ({ context }: OwnHost) => {
        const namespace = context.stores.networks.$namespace.get()
        const known = context.use(remoteSettings).known?.swaps
        return namespace === 'eip155' && known?.length !== 0 && !!context.adapters.get(namespace)?.ledger
      },
      onPress: (host) => host.push({ view: 'Swap' }),
    },
  ],
})
