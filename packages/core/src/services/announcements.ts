import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

/** What happened to a connection, as whoever changes state tells it. Who navigates, listens. */
export type Announcement =
  /** One was taken in, or is in use again. */
  | {
      readonly type: 'connected'
      readonly namespace: Namespace
      readonly walletId: string
      readonly account: Account
      readonly restored: boolean
    }
  | {
      readonly type: 'ended'
      readonly namespace: Namespace
      readonly walletId: string
      readonly wasActive: boolean
      /** Somebody has disconnected: here, or in another tab. */
      readonly asked: boolean
      /** Its owner has only locked the wallet. */
      readonly locked: boolean
    }
  /** The wallet in use changed its account or network by itself. */
  | {
      readonly type: 'changed'
      readonly namespace: Namespace
      readonly what: 'accounts' | 'network'
      /** It was on a network outside of the list before. */
      readonly wasUnsupported: boolean
    }
  /** The wallet in use went to an account that somebody has to let in. */
  | {
      readonly type: 'wantsIn'
      readonly namespace: Namespace
      readonly walletId: string
      readonly account: Account
      readonly caipNetworkId: CaipNetworkId
    }
  /** The wallet in use is on a network that the site does not have. */
  | { readonly type: 'needsNetwork'; readonly namespace: Namespace; readonly caipNetworkId: CaipNetworkId }

export interface Announcements {
  tell(announcement: Announcement): void
  listen(listener: (announcement: Announcement) => void): Unsubscribe
  /** As `listen`, and first what was told before: for the one listener whose code comes late. */
  listenFromStart(listener: (announcement: Announcement) => void): Unsubscribe
}

/** What is kept for a listener that comes late. */
const MAX_HELD = 50

/** From flows to whoever follows them, in this very turn. `isFollowed`: what is told is kept until that one listens. */
export function createAnnouncements(isFollowed: boolean): Announcements {
  const listeners = new Set<(announcement: Announcement) => void>()
  let held: Announcement[] | undefined = isFollowed ? [] : undefined
  const listen: Announcements['listen'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    tell(announcement) {
      if (held && held.length < MAX_HELD) held.push(announcement)
      for (const listener of [...listeners]) listener(announcement)
    },
    listen,
    listenFromStart(listener) {
      const before = held ?? []
      held = undefined
      for (const announcement of before) listener(announcement)
      return listen(listener)
    },
  }
}
