import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { getClientSubnet } from '../http/getClientAddress'
import { RefusedRequestError } from '../http/RefusedRequestError'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const FREE_GUESSES = { pair: 5, client: 20 }
/** Wrong codes per day and subject, after which the mailed link is required too. */
const MAX_GUESSES_PER_DAY = 10
const MAX_MAILS = {
  client: 3,
  ordinary: 10,
  network: 2,
  address: 60,
  clientInAll: 20,
  networkInAll: 200,
  user: 10,
}
/** Most logins at a provider, and tokens of a captcha, within an hour. Neither mails anything. */
const MAX_BEGINS = { client: 600, network: 3000 }

export type EmailLimits = ReturnType<typeof createEmailLimits>

interface Guess {
  subject: string
  client: string
}

interface Cause {
  email: string
  client: string
  device?: string | undefined
  userId?: string | undefined
}

/**
 * Limits guesses and mails. A wrong code delays only the client that sent it, first for the same subject, then for all
 * subjects. After ten wrong codes a day for a subject, codes need a device approved by link. A mail counts against its
 * requester before it counts against the address.
 */
export function createEmailLimits({ now, tables }: { now: () => number; tables: TableFactory }) {
  const counts = tables('limit', z.object({ count: z.number(), until: z.number() }))
  const ownDevices = tables('ownDevice', z.literal(true))

  const pairKey = ({ subject, client }: Guess) => `wrong ${subject} ${client}`
  const clientKey = ({ client }: Guess) => `wrong by ${client}`
  const subjectKey = (subject: string) => `wrong for ${subject}`
  const deviceKey = (email: string, device: string) => `${email} ${device}`
  const mailKeys = ({ email, client, userId }: Cause) => ({
    pair: `mails to ${email} by ${client}`,
    client: `mails by ${client}`,
    network: `mails from ${getClientSubnet(client)}`,
    user: userId === undefined ? undefined : `mails for ${userId}`,
  })

  const refuseEarly = (until = 0) => {
    const left = until - now()
    if (left > 0)
      throw new RefusedRequestError(
        429,
        `Too many wrong codes. Please try again after ${Math.ceil(left / 1000)} seconds`,
      )
  }
  const reserve = (key: string, free: number, lifeMs: number) =>
    counts.change(
      key,
      (stored) => {
        refuseEarly(stored?.until)
        const count = (stored?.count ?? 0) + 1
        const wait = count < free ? 0 : Math.min(MINUTE_MS * 2 ** (count - free), DAY_MS)
        return { count, until: now() + wait }
      },
      now() + lifeMs,
    )
  const takeBack = (key: string) =>
    counts.change(key, (stored) => stored && { count: Math.max(0, stored.count - 1), until: now() })
  const countHourly = (key: string, most: number, name: string) => {
    const end = now() + HOUR_MS
    return counts.change(
      key,
      (stored) => {
        if (stored === undefined || stored.until <= now()) return { count: 1, until: end }
        if (stored.count < most) return { ...stored, count: stored.count + 1 }
        throw new RefusedRequestError(
          429,
          `${name} Please try again after ${Math.ceil((stored.until - now()) / 1000)} seconds`,
        )
      },
      end,
    )
  }
  const takeBackMail = (key: string) =>
    counts.change(key, (stored) => stored && { ...stored, count: Math.max(0, stored.count - 1) })

  const takeBackGuess = async (guess: Guess) => {
    for (const key of [pairKey(guess), clientKey(guess), subjectKey(guess.subject)]) await takeBack(key)
  }
  return {
    async check(guess: Guess) {
      refuseEarly((await counts.get(pairKey(guess)))?.until)
      refuseEarly((await counts.get(clientKey(guess)))?.until)
    },
    /**
     * Counts a guess as wrong; call `takeBackGuess` if it was right. Throws while the client must wait, and throws
     * `refusal` after too many guesses for the subject.
     * @param refusal absent for devices approved by link, which have no daily limit
     */
    async guess(guess: Guess, refusal?: RefusedRequestError) {
      await reserve(pairKey(guess), FREE_GUESSES.pair, 2 * DAY_MS)
      try {
        await reserve(clientKey(guess), FREE_GUESSES.client, 2 * DAY_MS)
      } catch (error) {
        await takeBack(pairKey(guess))
        throw error
      }
      let isRefused = false
      await counts.change(
        subjectKey(guess.subject),
        (stored) => {
          const count = (stored?.count ?? 0) + 1
          isRefused = refusal !== undefined && count > MAX_GUESSES_PER_DAY
          return isRefused ? stored : { count, until: now() }
        },
        now() + DAY_MS,
      )
      if (!isRefused) return
      await takeBack(pairKey(guess))
      await takeBack(clientKey(guess))
      throw refusal
    },
    takeBackGuess,
    async succeed(subject: string, cause: Cause) {
      const guess = { subject, client: cause.client }
      await takeBackGuess(guess)
      await counts.take(pairKey(guess))
      const { pair, client, network, user } = mailKeys(cause)
      await counts.take(pair)
      for (const key of [client, network, user]) if (key !== undefined) await takeBackMail(key)
      if (cause.device === undefined) return
      await ownDevices.put(deviceKey(cause.email, cause.device), true, now() + 90 * DAY_MS)
    },
    isSuspicious: async (subject: string) =>
      ((await counts.get(subjectKey(subject)))?.count ?? 0) >= MAX_GUESSES_PER_DAY,
    /** Counts what stores something or asks a provider without a mail: a login there, or the token of a captcha. */
    async begin(client: string) {
      const many = 'Too many requests from here.'
      await countHourly(`begins by ${client}`, MAX_BEGINS.client, many)
      await countHourly(`begins from ${getClientSubnet(client)}`, MAX_BEGINS.network, many)
    },
    async mail(cause: Cause) {
      const { email, device } = cause
      // A device that the user has used before has no limit: strangers who use up the address's limit lock nobody out.
      if (device !== undefined && (await ownDevices.get(deviceKey(email, device)))) return
      const { pair, client, network, user } = mailKeys(cause)
      const often = 'Too many emails were sent to this address.'
      const many = 'Too many emails were requested from here.'
      await countHourly(pair, MAX_MAILS.client, often)
      await countHourly(client, MAX_MAILS.clientInAll, many)
      await countHourly(network, MAX_MAILS.networkInAll, many)
      if (user !== undefined) await countHourly(user, MAX_MAILS.user, many)
      const all = `mails to ${email}`
      const stored = await counts.get(all)
      const isFlooded = stored !== undefined && stored.until > now() && stored.count >= MAX_MAILS.ordinary
      const most = isFlooded ? MAX_MAILS.network : MAX_MAILS.address
      await countHourly(`mails to ${email} from ${getClientSubnet(cause.client)}`, most, often)
      await countHourly(all, MAX_MAILS.address, often)
    },
  }
}
