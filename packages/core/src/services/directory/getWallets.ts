import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import type { DirectoryWallet } from '../../types/directory.js'
import type { Http } from '../http.js'
import { walletSchema } from './walletSchema.js'

export interface GetWalletsParameters {
  readonly page: number
  /** How many at the most. */
  readonly entries: number
  /** Only these ids. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** Only wallets of one of these networks, CAIP-2. */
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badgeType?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export interface WalletsPage {
  readonly wallets: readonly DirectoryWallet[]
  /** How many the directory has for this query. */
  readonly count: number
  /** How many entries were no wallets and are left out. */
  readonly dropped: number
}

const pageSchema = z.object({
  data: z.array(z.unknown()),
  count: z.catch(z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0)), 0),
})

/** `GET /getWallets`. Rejects as `Http` does, and with `RESPONSE_INVALID` for an answer that is no list. */
export async function getWallets(http: Http, parameters: GetWalletsParameters): Promise<WalletsPage> {
  const { page, entries, search, badgeType, signal } = parameters
  const list = (ids: readonly string[] | undefined) => ids?.join(',')
  const answer = await http.getJson('/getWallets', {
    query: {
      page,
      entries,
      include: list(parameters.include),
      exclude: list(parameters.exclude),
      chains: list(parameters.chains),
      search,
      badge_type: badgeType,
    },
    signal,
  })
  const parsed = pageSchema.safeParse(answer)
  if (!parsed.success) throw new ModalError('RESPONSE_INVALID', { cause: parsed.error })
  const { data, count } = parsed.data
  const wallets = data.flatMap((each) => {
    const { data: wallet } = walletSchema.safeParse(each)
    return wallet ? [wallet] : []
  })
  // No more than was asked for, whatever came: each is a row, a picture and a place in memory.
  return { wallets: wallets.slice(0, entries), count, dropped: data.length - wallets.length }
}
