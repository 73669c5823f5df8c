import type { FeatureService } from '../../feature/context.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import type { CaipAddress } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { createActivityFeed } from './createActivityFeed.js'
import { activityFeature } from './index.js'

export type ActivityFeed = ReturnType<typeof createActivityFeed>

export const activityFeeds: FeatureService<{ of(caipAddress: CaipAddress): ActivityFeed }> = {
  create(context) {
    const feeds = new Map<CaipAddress, ActivityFeed>()
    return {
      of(caipAddress) {
        const feed = feeds.get(caipAddress) ?? createActivityFeed(context, caipAddress)
        feeds.set(caipAddress, feed)
        return feed
      },
    }
  },
}

export const getActivityFeed = (modal: Modal, caipAddress: CaipAddress): ActivityFeed =>
  getFeatureContext(modal, activityFeature).use(activityFeeds).of(caipAddress)

export async function canReplaceTransaction(modal: Modal, caipAddress: CaipAddress): Promise<boolean> {
  const { namespace = '' } = parseCaipAddress(caipAddress) ?? {}
  const chainReader = await getFeatureContext(modal, activityFeature).chainReader(namespace)
  return chainReader?.transfers?.replace !== undefined
}
