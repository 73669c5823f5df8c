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
  // A scheme alone, with or without its colon and slashes. Schemes that a browser runs or reads are no apps.
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*)(?::(\/\/.*)?)?$/i.exec(text ?? '') ?? []
  if (!text || !scheme || /^(javascript|data|blob|file|about|vbscript)$/i.test(scheme)) return undefined
  const base = /^https?$/i.test(scheme) ? text.replace(/\/+$/, '') : `${scheme}:${rest || '//'}`
  if (/^https?:?\/*$/i.test(base)) return undefined
  const join = base.endsWith('/') ? '' : '/'
  return { href: `${base}${join}wc?uri=${encodeURIComponent(uri)}`, base }
}
