import * as z from 'zod/mini'

/** Entry of a registry with the directory's field names, before it is checked. */
export interface RegistryEntry {
  readonly where: string
  readonly fields: Readonly<Record<string, unknown>>
  /** Picture as a data URL. Without it, `image_id` names a file. */
  readonly icon?: string | undefined
  readonly mistake?: string
}

const absent = z.optional(z.nullable(z.string()))
const links = z.optional(z.nullable(z.object({ native: absent, universal: absent })))
const listing = z.object({
  id: z.string(),
  name: z.string(),
  homepage: absent,
  image_id: absent,
  chains: z.optional(z.nullable(z.array(z.string()))),
  sdks: z.optional(z.nullable(z.array(z.string()))),
  app_type: absent,
  rdns: absent,
  app: z.optional(z.nullable(z.object({ ios: absent, android: absent, chrome: absent }))),
  mobile: links,
  desktop: links,
})
const listings = z.object({ listings: z.record(z.string(), z.unknown()) })
const walletPage = z.object({ data: z.array(z.unknown()) })
const announced = z.object({ rdns: z.string(), name: z.string(), icon: z.optional(z.string()) })
const object = z.record(z.string(), z.unknown())

/** Shapes of registries that `build-directory` reads. */
export const FORMATS = ['explorer', 'wallets', 'eip6963'] as const

/** Reads the entries of a registry in their order. Returns `undefined` for a file of another shape. */
export function readRegistry(format: (typeof FORMATS)[number], json: unknown): readonly RegistryEntry[] | undefined {
  if (format === 'explorer') {
    const list = z.safeParse(listings, json)
    return list.data && Object.entries(list.data.listings).map(([id, entry]) => readListing(id, entry))
  }
  if (format === 'wallets') {
    const list = z.safeParse(z.union([walletPage, z.array(z.unknown())]), json).data
    return list && (Array.isArray(list) ? list : list.data).map(readWallet)
  }
  return z.safeParse(z.array(z.unknown()), json).data?.map(readAnnounced)
}

/**
 * Reads a listing of the WalletConnect Explorer API, `GET /v3/wallets` or `/v3/all`
 * (https://docs.walletconnect.com/wallets/walletguide/explorer-api). The documentation names no fields. They are known
 * from published answers, in which any may be null, texts may be empty, and `native` may be a scheme alone, with or
 * without a colon (`rainbow:`, 2026-11-28).
 */
function readListing(key: string, entry: unknown): RegistryEntry {
  const read = z.safeParse(listing, entry)
  if (!read.success) return { where: key, fields: {}, mistake: 'is no listing' }
  const { id, name, homepage, image_id, chains, sdks, app_type, rdns, app, mobile, desktop } = read.data
  if (app_type === 'dapp') return { where: key, fields: {}, mistake: 'is no wallet' }
  if (id !== key) return { where: key, fields: {}, mistake: 'has another id than its place says' }
  return {
    where: key,
    fields: {
      id,
      name,
      homepage,
      image_id,
      chains: chains ?? [],
      rdns,
      supports_wc: sdks?.includes('sign_v2') ?? false,
      mobile_link: withScheme(mobile?.native) || mobile?.universal,
      desktop_link: withScheme(desktop?.native),
      webapp_link: desktop?.universal,
      app_store: app?.ios,
      play_store: app?.android,
      chrome_store: app?.chrome,
    },
  }
}

function readWallet(entry: unknown, index: number): RegistryEntry {
  const read = z.safeParse(object, entry)
  const where = typeof read.data?.id === 'string' ? read.data.id : `entry ${index + 1}`
  if (!read.success) return { where, fields: {}, mistake: 'is no wallet' }
  const { mobile_link, desktop_link, ...fields } = read.data
  return { where, fields: { ...fields, mobile_link: withScheme(mobile_link), desktop_link: withScheme(desktop_link) } }
}

function readAnnounced(entry: unknown, index: number): RegistryEntry {
  const read = z.safeParse(announced, entry)
  if (!read.success) return { where: `entry ${index + 1}`, fields: {}, mistake: 'has no rdns and name' }
  const { rdns, name, icon } = read.data
  return { where: rdns, fields: { id: rdns, rdns, name }, icon }
}

/** Completes a scheme that stands alone, as some registries write app links: `rainbow`, `rainbow:`, `rainbow:/`. */
const withScheme = <Value>(link: Value) =>
  typeof link === 'string' ? link.replace(/^([a-z][a-z0-9+.-]*)(:\/?)?$/i, '$1://') : link
