import type { Account } from '@foyer/core/adapter'
import { isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'

/** What a wallet can do on one chain, by the names that EIPs gave it. */
export type Capabilities = Readonly<Record<string, unknown>>

/** `wallet_getCapabilities` (EIP-5792), by chain id. Nothing of a wallet that does not know the question. */
export async function getCapabilities(
  provider: Eip1193Provider,
  { account, chainIds }: { readonly account: Account; readonly chainIds: readonly number[] },
): Promise<ReadonlyMap<number, Capabilities>> {
  const params = [account.address, chainIds.map((each) => numberToHex(each))]
  const answer: unknown = await provider.request({ method: 'wallet_getCapabilities', params }).catch(() => undefined)
  const all: Readonly<Record<string, unknown>> = Object(answer)
  return new Map(
    chainIds.map((chainId) => {
      const own = Object.entries(all).find(([key]) => isHex(key) && Number(key) === chainId)?.[1]
      // 0x0: on every chain.
      return [chainId, { ...Object(all['0x0']), ...Object(own) }]
    }),
  )
}

/** As EIP-5792 has it now, and as its drafts had it. */
export function can(capabilities: Capabilities | undefined, name: string): boolean {
  const { supported, status }: Readonly<Record<string, unknown>> = Object(capabilities?.[name])
  return supported === true || status === 'supported' || status === 'ready'
}
