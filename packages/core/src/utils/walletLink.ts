import { isAppLink } from './appLink.js'

export interface WalletLink {
  readonly href: string
  readonly base: string
}

// Builds the link that opens a wallet's app with a `wc:` URI: native `{scheme}://wc?uri=…`, or universal
// `{base}/wc?uri=…`. Undefined if the wallet's link is invalid.
export function toWalletLink(link: string | null | undefined, uri: string): WalletLink | undefined {
  const text = link?.trim()
  if (!text || !isAppLink(text)) return undefined
  // A custom scheme may be written with or without a colon and slashes.
  const [, scheme, rest] = /^([a-z][a-z0-9.-]*)(?::(\/\/.*)?)?$/i.exec(text) ?? []
  const base = /^https?:/i.test(text) ? text.replace(/\/+$/, '') : `${scheme}:${rest || '//'}`
  const join = base.endsWith('/') ? '' : '/'
  return { href: `${base}${join}wc?uri=${encodeURIComponent(uri)}`, base }
}
