import { enNfts } from '../../messages/enNfts.js'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'

/** How the NFTs of an account are drawn. */
export const nftsHalf = defineReactFeature({
  tabs: { NFTs: { load: async () => (await import('./NftsTab.js')).nftsTab } },
  views: {
    Nft: {
      title: ({ messages }) => walletTexts(messages, 'nfts', enNfts).title,
      load: async () => (await import('./NftView.js')).nftView,
    },
  },
})
