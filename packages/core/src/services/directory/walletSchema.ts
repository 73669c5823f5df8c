import * as z from 'zod/mini'
import type { DirectoryWallet } from '../../types/directory.js'
import { isAppLink } from '../../utils/appLink.js'
import { plainName } from '../../utils/plainText.js'
import { parseRdns } from '../../utils/rdns.js'

/** Longer than any link that is meant to be read. */
const MAX_LINK = 2_048

/** What does not fit is left out; the wallet stays. */
const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

// One kind of check for all: each of the library's own costs bytes that every visitor would load.
const text = (max: number, fits = (_value: string) => true) =>
  z.string().check(z.refine((value) => value.length > 0 && value.length <= max && fits(value)))
const id = text(128, (value) => /^[\w.-]+$/.test(value))
const appLink = text(MAX_LINK, isAppLink)
const webLink = text(MAX_LINK, (link) => /^https:\/\/[^\s]+$/i.test(link))

/** One entry of `/getWallets`. Foreign material: links are for opening, names for reading, never markup. */
export const walletSchema: z.ZodMiniType<DirectoryWallet> = z.object({
  id,
  name: z
    .pipe(
      z.string(),
      z.transform((name: string) => plainName(name)),
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
