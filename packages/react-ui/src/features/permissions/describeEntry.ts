import { formatAddress } from '@foyer/core/internal/modal'
import {
  getPermissionsController,
  type PermissionApproval,
  type PermissionEntry,
  type PermissionEntryLimit,
  type PermissionPrices,
  type PermissionsController,
  type PermissionsState,
} from '@foyer/core/internal/permissions'
import { useStore } from '@nanostores/react'
import type { WalletMessages } from '../../i18n/en.js'
import { formatExactAmount, formatFiatValue } from '../../internal/tokenTexts.js'
import { useUi } from '../../internal/UiContext.js'
import type { DateFormatter } from '../../internal/useFormatDate.js'

type Texts = WalletMessages['permissions']

const DAY = 86_400
const HOUR = 3_600

const nameOf = ({ token }: PermissionApproval): string => token.symbol ?? token.name ?? formatAddress(token.address)

export function describeApproval(approval: PermissionApproval, texts: Texts): string {
  const { kind, token, tokenId = '', amount = 0n, isUnlimited } = approval
  if (kind === 'collection') return texts.wholeCollection(token.name ?? nameOf(approval))
  if (kind === 'item') return texts.oneOf(token.name ?? nameOf(approval), tokenId)
  if (isUnlimited) return texts.unlimitedOf(nameOf(approval))
  return texts.upTo(formatExactAmount(amount, { decimals: token.decimals ?? 0, symbol: nameOf(approval) }))
}

export function describeApprovalDetails(
  approval: PermissionApproval,
  prices: PermissionPrices,
  texts: Texts,
  formatDate: DateFormatter,
): readonly string[] {
  const { token, atRisk, via, until } = approval
  const price = prices[token.address.toLowerCase()]
  const money = atRisk ? formatFiatValue(atRisk, { decimals: token.decimals ?? 0, price }) : undefined
  return [
    ...(money === undefined ? [] : [texts.atRisk(money)]),
    ...(atRisk === 0n ? [texts.nothingThere] : []),
    ...(via === undefined ? [] : [texts.via(via)]),
    ...(until === undefined ? [] : [texts.until(formatDate(until, 'date'))]),
  ]
}

export function describeSpendingLimit({ amount, token, period }: PermissionEntryLimit, texts: Texts): string {
  if (amount === undefined || !token) return texts.unclear
  const text = formatExactAmount(amount, token)
  if (period === DAY) return texts.perDay(text)
  return period !== undefined && period >= HOUR ? texts.perHours(text, Math.round(period / HOUR)) : texts.upTo(text)
}

/** Returns the spender's name, for the label of its explorer link. */
export const getSpenderName = ({ name, approval }: PermissionEntry): string =>
  name ?? (approval ? formatAddress(approval.spender) : '')

export function usePermissionsState(): { readonly allow: PermissionsController; readonly state: PermissionsState } {
  const { modal } = useUi()
  const allow = getPermissionsController(modal)
  return { allow, state: useStore(allow.$state) }
}
