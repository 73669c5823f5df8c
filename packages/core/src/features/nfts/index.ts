import { defineFeature, type FeatureDefinition } from '../../feature/defineFeature.js'
import type { NftOptions } from '../../types/featureOptions.js'
import { getNftOptions } from './nftOptions.js'

declare module '../../types/features.js' {
  interface Features {
    /** Shows the account's NFTs. `true` uses the default options. @default true */
    readonly nfts?: boolean | NftOptions | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    /** View of one NFT. `nft` is a key that `toNftKey` returns. */
    Nft: { readonly nft: string }
  }
}

export interface NftsService {
  isOffered(): boolean
}

export const nftsFeature: FeatureDefinition<NftsService> = defineFeature<NftsService>({
  id: 'nfts',
  isEnabled: ({ features }) => features.nfts !== false,
  messages: { tab: 'NFTs' },
  views: { Nft: { needs: 'account' } },
  tabs: [{ name: 'NFTs', title: 'tab', isOffered: (context) => context.use(nftsFeature).isOffered() }],
  create: ({ $network, connection, options }) => ({
    isOffered() {
      const { namespaces, blockscout, das, service } = getNftOptions(options)
      const network = $network.get()
      if (!network || !namespaces.includes(network.chainNamespace)) return false
      const { caipNetworkId, chainNamespace } = network
      const isReadByWallet = connection(chainNamespace)?.readNfts !== undefined
      const isListed = service.includes(caipNetworkId)
      return isReadByWallet || isListed || blockscout[caipNetworkId] !== undefined || das[caipNetworkId] !== undefined
    },
  }),
})
