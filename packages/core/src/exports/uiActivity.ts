// What happened with an account.
export { type ActivityFeed, activityFeeds } from '../features/activity/activityFeeds.js'
export type { ActivityLine } from '../features/activity/guardLines.js'
export { canReplace, replaceTransaction } from '../features/activity/replaceTransaction.js'
export { knownName } from '../flows/knownNames.js'
export { groupByMonth } from '../utils/groupByMonth.js'
export { findLookalike } from '../utils/lookalikes.js'
