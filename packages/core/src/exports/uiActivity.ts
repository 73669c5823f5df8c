// What happened with an account.
export { type ActivityFeed, activityFeeds } from '../features/activity/activityFeeds.js'
export { canReplace } from '../features/activity/canReplace.js'
export type { ActivityLine } from '../features/activity/guardLines.js'
export { replaceTransaction } from '../features/activity/replaceTransaction.js'
export { knownName } from '../flows/knownNames.js'
export { onItsWay } from '../flows/onItsWay.js'
export { groupByMonth } from '../utils/groupByMonth.js'
export { createLookalikes, type FindLookalike } from '../utils/lookalikes.js'
