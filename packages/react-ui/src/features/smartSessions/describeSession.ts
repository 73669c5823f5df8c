import { formatExactNumber, fromUnits } from '@foyer/core/internal/account'
import { formatAddress } from '@foyer/core/internal/modal'
import type { SessionLimit, SmartSession } from '@foyer/core/internal/permissions'
import type { WalletMessages } from '../../i18n/en.js'
import { formatExactAmount } from '../../internal/tokenTexts.js'
import type { DateFormatter } from '../../internal/useFormatDate.js'

type Texts = WalletMessages['smartSessions']

export interface DescribedSessionLimit {
  readonly text: string
  /** True if the limit is unlimited or of an unknown kind. */
  readonly isBad: boolean
  readonly used?: { readonly text: string; readonly percent: number } | undefined
}

const UNLIMITED_FROM = 2n ** 128n

export function describeSessionLimit({ limit, token }: SessionLimit, texts: Texts): DescribedSessionLimit {
  if (limit.kind === 'other') return { text: texts.other, isBad: true }
  const { amount } = limit
  const address = limit.token === undefined ? '' : formatAddress(limit.token)
  const symbol = token?.symbol ?? address
  const written = (units: bigint) =>
    token ? formatExactAmount(units, token) : `${units} ${texts.unknownToken(address)}`
  if (amount === undefined) return { text: texts.endless(symbol), isBad: true }
  if (limit.kind === 'stream') {
    return amount < UNLIMITED_FROM
      ? { text: texts.stream(written(amount)), isBad: !token }
      : { text: texts.endless(symbol), isBad: true }
  }
  const { period, spent } = limit
  if (amount >= UNLIMITED_FROM) return { text: texts.noLimit(symbol, period), isBad: true }
  const bare = (units: bigint) => (token ? formatExactNumber(fromUnits(units, token.decimals)) : String(units))
  return {
    text: texts.upTo(written(amount), period),
    isBad: !token,
    used:
      spent === undefined || amount === 0n
        ? undefined
        : {
            text: texts.used(bare(spent), bare(amount), period !== undefined),
            percent: Number((spent * 100n) / amount),
          },
  }
}

export function getAppName({ site }: Pick<SmartSession, 'site'>, texts: Texts, own: string): string {
  if (!site) return own || texts.thisSite
  return site.name || getUrlHost(site.url) || texts.unnamed
}

/** Returns a URL's host: an app can claim any name, but not the host of another. */
export function getUrlHost(url: string | undefined): string | undefined {
  try {
    return url === undefined ? undefined : new URL(url).host
  } catch {
    return undefined
  }
}

const SOON_MS = 2 * 86_400_000

export function describeExpiry(
  { expiry }: Pick<SmartSession, 'expiry'>,
  texts: Texts,
  formatDate: DateFormatter,
): string | undefined {
  if (expiry === undefined) return undefined
  const at = expiry * 1000
  return texts.ends(formatDate(at, at - Date.now() < SOON_MS ? 'dayAndTime' : 'date'))
}
