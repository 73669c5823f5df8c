import * as z from 'zod/mini'
import { ModalError } from '../errors/ModalError.js'
import type { Http } from '../http/http.js'
import type { DirectoryWallet } from '../types/wallet.js'
import { isAppLink } from '../utils/appLink.js'
import { parseRdns } from '../utils/rdns.js'
import { sanitizeName } from '../utils/sanitizeText.js'

export interface RequestWalletsParameters {
  readonly page: number
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badgeType?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export interface WalletsPage {
  readonly wallets: readonly DirectoryWallet[]
  readonly count: number
  readonly dropped: number
}

const pageSchema = z.object({
  data: z.array(z.unknown()),
  count: z.catch(z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0)), 0),
})

// Requests `GET /getWallets`. Rejects as `Http` does, and with `RESPONSE_INVALID`.
export async function requestWallets(http: Http, parameters: RequestWalletsParameters): Promise<WalletsPage> {
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
  // Drop wallets beyond the requested number, because each one takes a row, a picture and memory.
  return { wallets: wallets.slice(0, entries), count, dropped: data.length - wallets.length }
}

const MAX_LINK = 2_048

const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

// All checks are written with `refine`, because each of zod's own checks would add bytes for every user.
const text = (max: number, fits = (_value: string) => true) =>
  z.string().check(z.refine((value) => value.length > 0 && value.length <= max && fits(value)))
const id = text(128, (value) => /^[\w.-]+$/.test(value))
const appLink = text(MAX_LINK, isAppLink)
const webLink = text(MAX_LINK, (link) => /^https:\/\/[^\s]+$/i.test(link))

// Validates an entry of `/getWallets`. Entries are untrusted: links may only be opened, and names must not be rendered
// as markup.
export const walletSchema: z.ZodMiniType<DirectoryWallet> = z.object({
  id,
  name: z
    .pipe(
      z.string(),
      z.transform((name: string) => sanitizeName(name)),
    )
    .check(z.refine((name) => name !== '')),
  image_id: optional(id),
  rdns: optional(
    z.pipe(
      z.string(),
      z.transform((rdns: string) => parseRdns(rdns)),
    ),
  ),
  chains: z.catch(z.array(z.string()), []),
  homepage: optional(webLink),
  mobile_link: optional(appLink),
  desktop_link: optional(appLink),
  webapp_link: optional(webLink),
  link_mode: optional(webLink),
  app_store: optional(webLink),
  play_store: optional(webLink),
  chrome_store: optional(webLink),
  badge_type: optional(z.enum(['none', 'certified'])),
  order: optional(z.number()),
  supports_wc: optional(z.boolean()),
})
