import type { Coin } from './coinSchema'
import { nativeCoins } from './nativeCoins'

// The modal names native coins by these.
const NATIVE_ADDRESSES: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111112',
}

export interface CoinList {
  /** Returns the coins of a network, its native one first if it is known. */
  list(chainId: string): readonly Coin[]
  find(caipAddress: string): Coin | undefined
  readonly priceIds: readonly string[]
}

/** @param configured the operator's coins by CAIP-2 id; one without an address replaces the known native coin */
export function createCoinList(
  chainIds: readonly string[],
  configured: Readonly<Record<string, readonly Coin[]>>,
): CoinList {
  const byChain = new Map(
    chainIds.map((chainId) => {
      const own = configured[chainId] ?? []
      const native = own.find(({ address }) => address === undefined) ?? nativeCoins[chainId]
      return [chainId, [...(native ? [native] : []), ...own.filter(({ address }) => address !== undefined)]]
    }),
  )
  const byAddress = new Map(
    [...byChain].flatMap(([chainId, coins]) =>
      coins.flatMap((coin): [string, Coin][] => {
        const address = coin.address ?? NATIVE_ADDRESSES[getNamespace(chainId)]
        return address === undefined ? [] : [[toKey(`${chainId}:${address}`), coin]]
      }),
    ),
  )
  return {
    list: (chainId) => byChain.get(chainId) ?? [],
    find: (caipAddress) => byAddress.get(toKey(caipAddress)),
    priceIds: [...new Set([...byChain.values()].flat().flatMap(({ priceId }) => priceId ?? []))],
  }
}

export const getNamespace = (caip: string): string => caip.slice(0, caip.indexOf(':'))

const toKey = (caipAddress: string) => (caipAddress.startsWith('eip155:') ? caipAddress.toLowerCase() : caipAddress)
