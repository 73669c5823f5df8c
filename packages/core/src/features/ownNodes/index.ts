import { defineFeature } from '../../feature/defineFeature.js'
import type { InternalFeatureContext } from '../../modal/context.js'
import type { CaipNetworkId } from '../../types/caip.js'
import { ownNodes } from './ownNodes.js'

declare module '../../types/features.js' {
  interface Features {
    /**
     * Lets users choose a node of their own for a network of EVM or Solana, by a row in Networks. If that node fails,
     * the app's nodes are used. Not on EVM with `wagmiConfig`, whose transports are the app's.
     * @default false
     */
    readonly ownNodes?: boolean | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    /** `caipNetworkId` defaults to the active network. */
    OwnNode: { readonly caipNetworkId?: CaipNetworkId | undefined } | undefined
  }
}

export const ownNodesFeature = defineFeature({
  id: 'ownNodes',
  defaults: { ownNodes: false },
  isEnabled: ({ features }) => features.ownNodes === true,
  views: { OwnNode: {} },
  messages: { row: 'Your own node', text: 'Read from a node that you trust' },
  start({ context }: InternalFeatureContext) {
    context.services.ownNodes = context.use(ownNodes)
  },
  entries: [
    {
      on: 'Networks',
      title: 'row',
      text: 'text',
      icon: 'M4 5h16v6H4zm0 8h16v6H4zm3.5-5h.01M7.5 16h.01',
      isOffered: ({ $network, adapter }) => adapter($network.get()?.chainNamespace ?? '')?.hasOwnNodes === true,
      onPress: (context) => context.push({ view: 'OwnNode' }),
    },
  ],
})
