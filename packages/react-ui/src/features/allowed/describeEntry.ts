import { formatAddress } from '@foyer/core/ui'
import type { AllowedApproval, AllowedEntry, AllowedLimit, AllowedPrices } from '@foyer/core/ui/allowed'
import type { FormatDate } from '../../hooks/useFormatDate.js'
import type { WalletMessages } from '../../messages/en.js'
import { exactly, moneyOf } from '../../utils/tokenTexts.js'

type Texts = WalletMessages['allowed']

const DAY = 86_400
const HOUR = 3_600

/** What a contract calls itself, or the two ends of its address. */
const nameOf = ({ token }: AllowedApproval): string => token.symbol ?? token.name ?? formatAddress(token.address)

/** What may be taken, in plain words. */
export function approvalText(approval: AllowedApproval, texts: Texts): string {
  const { kind, token, tokenId = '', amount = 0n, isUnlimited } = approval
  if (kind === 'collection') return texts.wholeCollection(token.name ?? nameOf(approval))
  if (kind === 'item') return texts.oneOf(token.name ?? nameOf(approval), tokenId)
  if (isUnlimited) return texts.unlimitedOf(nameOf(approval))
  return texts.upTo(exactly(amount, { decimals: token.decimals ?? 0, symbol: nameOf(approval) }))
}

/** How much of it is there, and how long it is allowed. */
export function approvalDetails(
  approval: AllowedApproval,
  prices: AllowedPrices,
  texts: Texts,
  formatDate: FormatDate,
): readonly string[] {
  const { token, atRisk, via, until } = approval
  const price = prices[token.address.toLowerCase()]
  const money = atRisk ? moneyOf(atRisk, { decimals: token.decimals ?? 0, price }) : undefined
  return [
    ...(money === undefined ? [] : [texts.atRisk(money)]),
    ...(atRisk === 0n ? [texts.nothingThere] : []),
    ...(via === undefined ? [] : [texts.via(via)]),
    ...(until === undefined ? [] : [texts.until(formatDate(until, 'date'))]),
  ]
}

/** How much may be spent without a question. */
export function limitText({ amount, token, period }: AllowedLimit, texts: Texts): string {
  if (amount === undefined || !token) return texts.unclear
  const text = exactly(amount, token)
  if (period === DAY) return texts.perDay(text)
  return period !== undefined && period >= HOUR ? texts.perHours(text, Math.round(period / HOUR)) : texts.upTo(text)
}

/** Who may, as it is read aloud beside a link. */
export const whoOf = ({ name, approval }: AllowedEntry): string =>
  name ?? (approval ? formatAddress(approval.spender) : '')
