import { defineFeature } from '../../feature/defineFeature.js'
import type { SwapOptions } from '../../types/swap.js'
import type { SwapArguments } from '../../types/viewArguments.js'

declare module '../../types/features.js' {
  interface Features {
    /**
     * Swap providers. Either a list of names (`1inch` through the data service, `kyberswap`, `lifi`), or options:
     * `providers` with names and custom providers, `networks` in addition to the twelve default ones, `routers` for
     * contracts in addition to the known ones, and `kyberswapUrl` and `lifiUrl` for the base URLs. The project's
     * configuration decides whether swaps are on, and replaces the names.
     * @default ['1inch']
     */
    readonly swaps?: boolean | readonly string[] | SwapOptions | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    /** Initial values of the form; invalid ones are ignored. */
    Swap: SwapArguments | undefined
    SwapSelectToken: { readonly side: 'from' | 'to' }
    SwapPreview: undefined
    SwapConfirmed: undefined
  }
}

const needs = 'account'

export const swapFeature = defineFeature({
  id: 'swaps',
  isEnabled: ({ basic, features, projectId, services }) =>
    !basic && features.swaps !== false && Boolean(projectId || services?.data || typeof features.swaps === 'object'),
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
      isOffered(context) {
        const namespace = context.$namespace.get()
        const known = context.remoteFeatures()?.swaps
        if (context.account().isReadOnly) return false
        return namespace === 'eip155' && known?.length !== 0 && !!context.adapter(namespace)?.chainReader
      },
      onPress: (context) => context.push({ view: 'Swap' }),
    },
  ],
})
