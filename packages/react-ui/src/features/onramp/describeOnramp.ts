import { formatExactNumber, formatMoney, formatNumber, getCurrencySign } from '@foyer/core/internal/account'
import {
  getOnrampController,
  type OnrampController,
  type OnrampState,
  type PaymentLimit,
} from '@foyer/core/internal/onramp'
import { useStore } from '@nanostores/react'
import type { WalletMessages } from '../../i18n/en.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { SIGNIFICANT_DIGITS } from '../../internal/tokenTexts.js'
import { enOnramp } from './texts.js'

type Texts = WalletMessages['onramp']

/** Formats a limit without trailing zeros: `$7,500`. */
export const formatLimit = (amount: string, currency: string): string =>
  `${getCurrencySign(currency.toLowerCase())}${formatExactNumber(amount)}`

/** Formats a price: `$200.00`. */
export const formatPrice = (amount: string, currency: string): string => formatMoney(amount, currency.toLowerCase())

export const formatBoughtAmount = (amount: string, symbol: string): string =>
  `${formatNumber(amount, { precision: SIGNIFICANT_DIGITS, rounding: 'down' })} ${symbol}`

const known = <T extends object>(names: T, id: string): T[keyof T] | undefined =>
  Object.hasOwn(names, id) ? names[id as keyof T] : undefined

/** Returns the name of a payment method, or the service's id as words. */
export const formatPaymentMethod = ({ ways }: Texts, id: string): string => known(ways, id) ?? toWords(id)

export const formatShortPaymentMethod = ({ waysShort }: Texts, id: string): string =>
  known(waysShort, id) ?? toWords(id)

export const formatLimits = (texts: Texts, { id, min, max }: PaymentLimit, currency: string): string =>
  texts.limit(known(texts.waysShort, id), formatLimit(min, currency), formatLimit(max, currency))

function toWords(id: string): string {
  const words = id.replace(/[_-]+/g, ' ').trim().toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function useOnramp() {
  const ui = useViewUi()
  const buy: OnrampController = getOnrampController(ui.modal)
  const state: OnrampState = useStore(buy.$state)
  return { ...ui, buy, state, texts: useWalletTexts('onramp', enOnramp) }
}
