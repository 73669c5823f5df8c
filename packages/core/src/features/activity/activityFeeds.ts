import type { ModalContext, Part } from '../../context.js'
import type { CaipAddress } from '../../types/caip.js'
import { createFeed } from './createFeed.js'

export type ActivityFeed = ReturnType<typeof createFeed>

/** The histories of one modal, by account and network. Made when somebody asks for one. */
export const activityFeeds: Part<{ of(caipAddress: CaipAddress): ActivityFeed }> = {
  create(context: ModalContext) {
    const feeds = new Map<CaipAddress, ActivityFeed>()
    return {
      of(caipAddress) {
        const feed = feeds.get(caipAddress) ?? createFeed(context, caipAddress)
        feeds.set(caipAddress, feed)
        return feed
      },
    }
  },
}
