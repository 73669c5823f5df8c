import type { OwnHost } from '../../context.js'
import { defineFeature, type FeatureDefinition } from '../../feature/defineFeature.js'
import { nftOptions } from './nftOptions.js'

export interface NftsPart {
  /** Whether somebody could say which NFTs there are on the network in use: the wallet, or who the site names. */
  isOffered(): boolean
}

/** The NFTs of an account. What reads and shows them is loaded when somebody looks, and until then nobody is asked. */
export const nftsFeature: FeatureDefinition<NftsPart> = defineFeature<NftsPart>({
  id: 'nfts',
  messages: { tab: 'NFTs' },
  views: { Nft: { needs: 'account' } },
  tabs: [{ name: 'NFTs', title: 'tab', isOffered: (host) => host.use(nftsFeature).isOffered() }],
  create: ({ context: { options, stores } }: OwnHost) => ({
    isOffered() {
      const { connections, networks } = stores
      const { namespaces, blockscout, das } = nftOptions(options)
      const network = networks.$active.get()
      if (!network || !namespaces.includes(network.chainNamespace)) return false
      const { caipNetworkId, chainNamespace } = network
      const canTell = connections.active(chainNamespace)?.connection.readNfts !== undefined
      return canTell || blockscout[caipNetworkId] !== undefined || das[caipNetworkId] !== undefined
    },
  }),
})
