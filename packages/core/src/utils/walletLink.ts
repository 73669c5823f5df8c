import { isAppLink } from './appLink.js'

/** A link of a wallet's app, as the directory and the site's own wallets give it. */
export interface WalletLink {
  readonly href: string
  /** What later requests open the app with. */
  readonly base: string
}

/**
 * The link that hands a pairing to a wallet's app: `{scheme}://wc?uri=…` for a native one, `{base}/wc?uri=…` for a
 * universal one. Undefined for what is no link of an app.
 */
export function toWalletLink(link: string | null | undefined, uri: string): WalletLink | undefined {
  const text = link?.trim()
  if (!text || !isAppLink(text)) return undefined
  // A scheme alone, with or without its colon and slashes.
  const [, scheme, rest] = /^([a-z][a-z0-9.-]*)(?::(\/\/.*)?)?$/i.exec(text) ?? []
  const base = /^https?:/i.test(text) ? text.replace(/\/+$/, '') : `${scheme}:${rest || '//'}`
  const join = base.endsWith('/') ? '' : '/'
  return { href: `${base}${join}wc?uri=${encodeURIComponent(uri)}`, base }
}
