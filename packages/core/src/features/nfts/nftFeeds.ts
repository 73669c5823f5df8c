import type { FeatureContext, FeatureService } from '../../feature/context.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import type { CaipAddress } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { createNftFeed } from './createNftFeed.js'
import { nftsFeature } from './index.js'

export type NftFeed = ReturnType<typeof createNftFeed>

export const nftFeeds: FeatureService<{ of(caipAddress: CaipAddress): NftFeed }> = {
  create(context) {
    const feeds = new Map<CaipAddress, NftFeed>()
    context.modal.on('disconnect', () => {
      for (const [caipAddress, feed] of feeds) if (!isUserAccount(context, caipAddress)) feed.forget()
    })
    return {
      of(caipAddress) {
        const feed = feeds.get(caipAddress) ?? createNftFeed(context, caipAddress)
        feeds.set(caipAddress, feed)
        return feed
      },
    }
  },
}

export const getNftFeed = (modal: Modal, caipAddress: CaipAddress): NftFeed =>
  getFeatureContext(modal, nftsFeature).use(nftFeeds).of(caipAddress)

function isUserAccount(context: FeatureContext, caipAddress: CaipAddress): boolean {
  const { namespace, address } = parseCaipAddress(caipAddress) ?? {}
  return address !== undefined && context.account(namespace).address === address
}
