import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import { enNfts } from './texts.js'

export const nftsReactFeature = defineReactFeature({
  tabs: { NFTs: { load: async () => (await import('./NftsTab.js')).nftsTab } },
  views: {
    Nft: {
      title: ({ messages }) => getWalletTexts(messages, 'nfts', enNfts).title,
      load: async () => (await import('./NftView.js')).nftView,
    },
  },
})
