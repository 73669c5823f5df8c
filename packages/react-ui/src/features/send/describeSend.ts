import type { Network } from '@foyer/core'
import { formatExactNumber, fromUnits, parseUnits } from '@foyer/core/internal/account'
import type { SendState, SendToken } from '@foyer/core/internal/send'
import { formatExactAmount } from '../../internal/tokenTexts.js'

/** Formats an exact amount of a token, or a count of NFTs. */
export const formatExactSendAmount = (amount: bigint, token: Pick<SendToken, 'decimals' | 'symbol' | 'nft'>): string =>
  token.nft
    ? `${formatExactNumber(fromUnits(amount, token.decimals))} × ${token.symbol}`
    : formatExactAmount(amount, token)

/** Formats the amount being sent. A unique NFT is just its name. */
export function formatSendAmount({
  token,
  sendTokenAmount = '',
}: Pick<SendState, 'token' | 'sendTokenAmount'>): string {
  const units = token && parseUnits(sendTokenAmount, token.decimals)
  if (!token || units === undefined) return ''
  return token.nft && units === 1n ? token.symbol : formatExactSendAmount(units, token)
}

/** Returns whether the NFT exists once, so that the form needs no amount. */
export const isUniqueNft = ({ nft, amount = 1n }: Pick<SendToken, 'nft' | 'amount'>): boolean =>
  nft !== undefined && amount <= 1n

export function getSendFeeToken(network: Network, tokens: readonly SendToken[]): SendToken {
  const { caipNetworkId, nativeCurrency } = network
  return tokens.find((each) => each.address === undefined) ?? { caipNetworkId, ...nativeCurrency }
}
