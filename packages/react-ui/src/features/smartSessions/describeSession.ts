import { formatAddress } from '@foyer/core/ui'
import { formatExact, fromUnits } from '@foyer/core/ui/numbers'
import type { SessionLimit, SmartSession } from '@foyer/core/ui/sessions'
import type { FormatDate } from '../../hooks/useFormatDate.js'
import type { WalletMessages } from '../../messages/en.js'
import { exactly } from '../../utils/tokenTexts.js'

type Texts = WalletMessages['smartSessions']

export interface DescribedLimit {
  readonly text: string
  /** More than anybody should allow, or more than we know. */
  readonly isBad: boolean
  readonly used?: { readonly text: string; readonly percent: number } | undefined
}

/** Nobody has this much of anything. */
const UNLIMITED = 2n ** 128n

/** One limit in plain words. */
export function describeLimit({ limit, token }: SessionLimit, texts: Texts): DescribedLimit {
  if (limit.kind === 'other') return { text: texts.other, isBad: true }
  const { amount } = limit
  const address = limit.token === undefined ? '' : formatAddress(limit.token)
  const symbol = token?.symbol ?? address
  const written = (units: bigint) => (token ? exactly(units, token) : `${units} ${texts.unknownToken(address)}`)
  if (amount === undefined) return { text: texts.endless(symbol), isBad: true }
  if (limit.kind === 'stream') {
    return amount < UNLIMITED
      ? { text: texts.stream(written(amount)), isBad: !token }
      : { text: texts.endless(symbol), isBad: true }
  }
  const { period, spent } = limit
  if (amount >= UNLIMITED) return { text: texts.noLimit(symbol, period), isBad: true }
  const bare = (units: bigint) => (token ? formatExact(fromUnits(units, token.decimals)) : String(units))
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

/** Who has it. */
export function siteOf({ site }: SmartSession, texts: Texts, own: string): string {
  if (!site) return own || texts.thisSite
  return site.name || hostOf(site.url) || texts.unnamed
}

/** A site is where it is, whatever it calls itself. */
export function hostOf(url: string | undefined): string | undefined {
  try {
    return url === undefined ? undefined : new URL(url).host
  } catch {
    return undefined
  }
}

const SOON = 2 * 86_400_000

/** When it ends, in words. */
export function endOf(
  { expiry }: Pick<SmartSession, 'expiry'>,
  texts: Texts,
  formatDate: FormatDate,
): string | undefined {
  if (expiry === undefined) return undefined
  const at = expiry * 1000
  return texts.ends(formatDate(at, at - Date.now() < SOON ? 'dayAndTime' : 'date'))
}
