import type { TokenInfo, TokenPrice } from '@foyer/core'
import {
  formatMoney,
  getCurrencyDecimals,
  getFiatValue,
  round,
  sumFiatValues,
  toPlainText,
} from '@foyer/core/internal/account'
import { formatFee } from './tokenTexts.js'

interface TotalCost {
  readonly amount: string
  readonly units: bigint
  readonly token: { readonly decimals: number; readonly price?: TokenPrice | undefined }
  readonly isCoin: boolean
  readonly fees: bigint
  readonly coin: Pick<TokenInfo, 'decimals' | 'symbol'> & { readonly price?: TokenPrice | undefined }
}

/** Formats an amount with its fees, rounded up: in money if every asset has a price, else per asset. */
export function formatTotalCost({ amount, units, token, isCoin, fees, coin }: TotalCost): string {
  if (token.price && token.price.currency === coin.price?.currency) {
    const sent = getFiatValue({ amount: units, decimals: token.decimals, price: token.price })
    const paid = getFiatValue({ amount: fees, decimals: coin.decimals, price: coin.price })
    if (sent !== undefined && paid !== undefined) {
      const { currency } = token.price
      // Sums the rounded amounts on screen, so that the user's own sum matches.
      const shown = toPlainText(round(sent, getCurrencyDecimals(currency), 'down'))
      return formatMoney(sumFiatValues([shown, paid]), currency, 'up')
    }
  }
  if (fees === 0n) return amount
  const unpriced = { ...coin, price: undefined }
  return isCoin ? formatFee(units + fees, unpriced) : `${amount} + ${formatFee(fees, unpriced)}`
}
