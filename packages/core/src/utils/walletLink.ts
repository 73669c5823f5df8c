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
  // A scheme alone, with or without its colon and slashes.
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*)(?::(\/\/.*)?)?$/i.exec(text ?? '') ?? []
  if (!text || !scheme) return undefined
  const isWeb = /^https?$/i.test(scheme)
  if (isWeb ? !isPrivate(text) : !isApp(scheme, rest)) return undefined
  const base = isWeb ? text.replace(/\/+$/, '') : `${scheme}:${rest || '//'}`
  if (/^https?:?\/*$/i.test(base)) return undefined
  const join = base.endsWith('/') ? '' : '/'
  return { href: `${base}${join}wc?uri=${encodeURIComponent(uri)}`, base }
}

/** The link carries the key of the pairing: in the clear it may go to this machine alone. */
const isPrivate = (text: string) =>
  /^https:\/\/[^/\s]/i.test(text) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/i.test(text)

/**
 * An app's own scheme, and an address in it that says nothing to anybody else: no user, no `#Intent`. What systems
 * and browsers have given a meaning is no app's own.
 */
const isApp = (scheme: string, rest: string) =>
  /^[a-z][a-z0-9.-]{2,}$/i.test(scheme) && !THEIRS.test(scheme) && /^(\/\/[^\s#@]*)?$/.test(rest)

const THEIRS =
  /^(about|android-app|blob|cid|content|data|facetime|facetime-audio|feed|file|filesystem|ftps?|geo|git|gopher|intent|irc|itms.*|jar|javascript|ldaps?|mailto|maps|market|mid|mms|moz-.*|ms-.*|news|nfs|nntp|res|resource|rtsp|search-ms|sftp|shortcuts|sips?|smb|sms|sms-.*|ssh|tel|telnet|urn|vbscript|view-source|wc|webcal|web\+.*|wss?|wyciwyg|x-.*|xmpp|(chrome|edge|opera|brave|vivaldi|safari)(-.*)?|.*-extension)$/i
