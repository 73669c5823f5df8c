import type { CaipNetworkId } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'
import type { TokenBalance } from '../types/tokenBalance.js'
import { toCaipAddress } from './caipAddress.js'
import { formatUnits } from './formatUnits.js'
import { worthOf } from './worth.js'

interface Told extends TokenAmount {
  readonly isUnknown?: boolean | undefined
}

/** A token as sites are told of it. */
export function toTokenBalance(token: Told, chainId: CaipNetworkId): TokenBalance {
  const { name, symbol, decimals, amount, address, price, iconUrl, isUnknown } = token
  const numeric = formatUnits(amount, decimals)
  return {
    name,
    symbol,
    chainId,
    ...(address !== undefined && { address: toCaipAddress(chainId, address) }),
    ...(price && { price: price.amount, value: worthOf(token) }),
    quantity: { decimals: String(decimals), numeric },
    ...(iconUrl !== undefined && { iconUrl }),
    ...(isUnknown && { isUnknown }),
  }
}
