import { type Account, parseChainId } from '@foyer/core/adapter'
import { isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'

export type Capabilities = Readonly<Record<string, unknown>>

export async function getCapabilities(
  provider: Eip1193Provider,
  { account, chainIds }: { readonly account: Account; readonly chainIds: readonly number[] },
): Promise<ReadonlyMap<number, Capabilities>> {
  const params = [account.address, chainIds.map((each) => numberToHex(each))]
  const answer: unknown = await provider.request({ method: 'wallet_getCapabilities', params }).catch(() => undefined)
  const all: Readonly<Record<string, unknown>> = Object(answer)
  return new Map(
    chainIds.map((chainId) => {
      const own = Object.entries(all).find(([key]) => isHex(key) && parseChainId(key) === chainId)?.[1]
      // Key `0x0` holds the capabilities of every chain.
      return [chainId, { ...Object(all['0x0']), ...Object(own) }]
    }),
  )
}

/** Checks for a capability, as EIP-5792 or its drafts describe it. */
export function hasCapability(capabilities: Capabilities | undefined, name: string): boolean {
  const { supported, status }: Readonly<Record<string, unknown>> = Object(capabilities?.[name])
  return supported === true || status === 'supported' || status === 'ready'
}
