import { currencySign, formatExact, formatMoney, formatNumber } from '@foyer/core/ui/numbers'
import type { PaymentLimit } from '@foyer/core/ui/onramp'
import type { WalletMessages } from '../../messages/en.js'
import { SIGNIFICANT } from '../../utils/tokenTexts.js'

type Texts = WalletMessages['onramp']

/** An amount that somebody sets, without places that say nothing: `$7,500`. */
export const limitText = (amount: string, currency: string): string =>
  `${currencySign(currency.toLowerCase())}${formatExact(amount)}`

/** An amount that is paid: `$200.00`. */
export const moneyText = (amount: string, currency: string): string => formatMoney(amount, currency.toLowerCase())

/** What is bought, as much of it as says something. */
export const boughtText = (amount: string, symbol: string): string =>
  `${formatNumber(amount, { precision: SIGNIFICANT, rounding: 'down' })} ${symbol}`

const known = <T extends object>(names: T, id: string): T[keyof T] | undefined =>
  Object.hasOwn(names, id) ? names[id as keyof T] : undefined

/** A way to pay. One that nobody here has a name for is called what the service calls it. */
export const wayText = ({ ways }: Texts, id: string): string => known(ways, id) ?? plain(id)

export const shortWay = ({ waysShort }: Texts, id: string): string => known(waysShort, id) ?? plain(id)

export const limitsText = (texts: Texts, { id, min, max }: PaymentLimit, currency: string): string =>
  texts.limit(known(texts.waysShort, id), limitText(min, currency), limitText(max, currency))

function plain(id: string): string {
  const words = id.replace(/[_-]+/g, ' ').trim().toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
