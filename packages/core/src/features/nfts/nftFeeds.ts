import type { ModalContext, Part } from '../../context.js'
import { isVisitor } from '../../flows/isVisitor.js'
import type { CaipAddress } from '../../types/caip.js'
import { createNftFeed } from './createNftFeed.js'

export type NftFeed = ReturnType<typeof createNftFeed>

/** The NFTs of one modal's accounts, by account and network. Who leaves takes along what they own. */
export const nftFeeds: Part<{ of(caipAddress: CaipAddress): NftFeed }> = {
  create(context: ModalContext) {
    const feeds = new Map<CaipAddress, NftFeed>()
    context.services.events.on('disconnect', () => {
      for (const [caipAddress, feed] of feeds) if (!isVisitor(context, caipAddress)) feed.forget()
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
