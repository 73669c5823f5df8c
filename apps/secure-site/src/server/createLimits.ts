import * as z from 'zod/mini'
import { networkOf } from './askerOf'
import type { Tables } from './createTables'
import { Refusal } from './Refusal'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Wrong codes that cost nothing; each one after them doubles the wait. */
const FREE = { pair: 5, asker: 20 }
/** So many wrong codes for an address in a day, whoever typed them, and codes alone no longer open it. */
const SUSPICIOUS = 10
/** Mails to an address in an hour that strangers may cause. */
const MAILS = {
  /** One of them. */
  asker: 3,
  /** So many are ordinary. After them somebody is at it, and what is left is shared out by networks. */
  ordinary: 10,
  /** Each network, then: the owner's has not asked as much as the others'. */
  network: 2,
  /** All of them: nobody's mailbox is flooded. */
  all: 60,
}

export type Limits = ReturnType<typeof createLimits>

/** Whose code it is, and where it is typed: a network address. */
interface Who {
  email: string
  asker: string
}

/**
 * How often codes may be guessed, and how often somebody is mailed. What an asker did wrong makes that asker wait, for this
 * address and then for all, each time twice as long; nobody else waits for it. An address that many guess at asks for the
 * link in a mail before a code is any good: its owner is never locked out, and nobody guesses a link. Mails are counted by who asks
 * before they are counted by address, so that one stranger does not use up what the owner needs.
 */
export function createLimits({ now, tables }: { now: () => number; tables: Tables }) {
  const counts = tables('limit', z.object({ count: z.number(), until: z.number() }))
  /** Devices that an address has logged in from. */
  const known = tables('ownDevice', z.literal(true))

  const pair = ({ email, asker }: Who) => `wrong ${email} ${asker}`
  const asking = ({ asker }: Who) => `wrong by ${asker}`
  const address = ({ email }: Pick<Who, 'email'>) => `wrong for ${email}`
  const mailsBy = ({ email, asker }: Who) => `mails to ${email} by ${asker}`
  const own = (email: string, device: string) => `${email} ${device}`

  const add = (key: string, free: number, lifeMs: number) =>
    counts.change(
      key,
      (kept) => {
        const count = (kept?.count ?? 0) + 1
        const wait = count < free ? 0 : Math.min(MINUTE_MS * 2 ** (count - free), DAY_MS)
        return { count, until: now() + wait }
      },
      now() + lifeMs,
    )
  const refuse = async (key: string) => {
    const left = ((await counts.get(key))?.until ?? 0) - now()
    if (left > 0)
      throw new Refusal(429, `Too many wrong codes. Please try again after ${Math.ceil(left / 1000)} seconds`)
  }
  /** Counts one in this hour; throws when there were so many before. */
  const hourly = (key: string, most: number) => {
    const end = now() + HOUR_MS
    return counts.change(
      key,
      (kept) => {
        if (kept === undefined || kept.until <= now()) return { count: 1, until: end }
        if (kept.count < most) return { ...kept, count: kept.count + 1 }
        const seconds = Math.ceil((kept.until - now()) / 1000)
        throw new Refusal(429, `This address was mailed too often. Please try again after ${seconds} seconds`)
      },
      end,
    )
  }
  return {
    /** Throws when this asker has to wait before a code is tried or mailed. */
    async check(who: Who) {
      await refuse(pair(who))
      await refuse(asking(who))
    },
    async wrong(who: Who) {
      await add(pair(who), FREE.pair, 2 * DAY_MS)
      await add(asking(who), FREE.asker, 2 * DAY_MS)
      await add(address(who), Number.POSITIVE_INFINITY, DAY_MS)
    },
    /** The right one: this asker is no guesser. @param device its fingerprint */
    async right(who: Who, device: string) {
      await counts.take(pair(who))
      await counts.take(mailsBy(who))
      await known.put(own(who.email, device), true, now() + 90 * DAY_MS)
    },
    /** Whether a code has to be preceded by a link. */
    isSuspicious: async (who: { email: string }) => ((await counts.get(address(who)))?.count ?? 0) >= SUSPICIOUS,
    /**
     * Counts a mail; throws when this asker has caused too many, or their network where strangers are at it.
     *
     * @param device its fingerprint
     */
    async mail({ email, asker }: Who, device: string) {
      // Whoever was there before is mailed, whatever strangers do.
      if (await known.get(own(email, device))) return
      await hourly(mailsBy({ email, asker }), MAILS.asker)
      const all = `mails to ${email}`
      const kept = await counts.get(all)
      const isMany = kept !== undefined && kept.until > now() && kept.count >= MAILS.ordinary
      await hourly(`mails to ${email} from ${networkOf(asker)}`, isMany ? MAILS.network : MAILS.all)
      await hourly(all, MAILS.all)
    },
  }
}
