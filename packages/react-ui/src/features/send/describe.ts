import type { Network } from '@foyer/core'
import { formatExact, fromUnits, parseUnits } from '@foyer/core/ui/numbers'
import type { SendState, SendToken } from '@foyer/core/ui/send'
import { exactly } from '../../utils/tokenTexts.js'

/** An amount of what is sent, to the last digit. Things have names, which are not counted as units are. */
export const exactlySent = (amount: bigint, token: Pick<SendToken, 'decimals' | 'symbol' | 'nft'>): string =>
  token.nft ? `${formatExact(fromUnits(amount, token.decimals))} × ${token.symbol}` : exactly(amount, token)

/** What is being sent, as it is written everywhere. One of its kind is called by its name alone. */
export function sentAmount({ token, sendTokenAmount = '' }: Pick<SendState, 'token' | 'sendTokenAmount'>): string {
  const units = token && parseUnits(sendTokenAmount, token.decimals)
  if (!token || units === undefined) return ''
  return token.nft && units === 1n ? token.symbol : exactlySent(units, token)
}

/** One of its kind: there is no amount to be asked for. */
export const isUnique = ({ nft, amount = 1n }: Pick<SendToken, 'nft' | 'amount'>): boolean =>
  nft !== undefined && amount <= 1n

export function nativeOf(network: Network, tokens: readonly SendToken[]): SendToken {
  const { caipNetworkId, nativeCurrency } = network
  return tokens.find((each) => each.address === undefined) ?? { caipNetworkId, ...nativeCurrency }
}
