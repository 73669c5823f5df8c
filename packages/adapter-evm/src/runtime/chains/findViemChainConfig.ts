import type { Chain } from 'viem'
import { chainConfig as celo } from 'viem/celo'
import { linea } from 'viem/linea'
import { chainConfig as opStack } from 'viem/op-stack'
import { chainConfig as zksync } from 'viem/zksync'
import * as known from './known.generated.js'

export type ViemChainConfig = Partial<Omit<Chain, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls'>>

const KINDS: readonly (readonly [readonly string[], ViemChainConfig])[] = [
  [known.opStack, opStack],
  [known.zksync, zksync],
  [known.celo, celo],
  [known.linea, { fees: linea.fees }],
]

const MULTICALL = '0xca11bde05977b3631167028862be2a173976ca11' as const

/** Finds viem's formatters, fees, contracts and block time for a chain, by its id and name. */
export function findViemChainConfig({ id, name }: { readonly id: number; readonly name: string }): ViemChainConfig {
  // Some chains share an id, so the name decides.
  const keys = [`${id}:${name}`, String(id)]
  const read = <T>(table: Readonly<Record<string, T>>) => keys.map((key) => table[key]).find(Boolean)
  const [, kind = {}] = KINDS.find(([members]) => keys.some((key) => members.includes(key))) ?? []
  const blockTime = read(known.blockTimes) ?? kind.blockTime
  const blockCreated = read(known.multicalls)
  const { contracts, ensTlds, fees } = read(known.particulars) ?? {}
  return {
    ...kind,
    ...(blockTime && { blockTime }),
    contracts: {
      ...kind.contracts,
      ...(blockCreated && { multicall3: { address: MULTICALL, blockCreated } }),
      ...contracts,
    },
    ...(ensTlds && { ensTlds }),
    ...(fees && { fees }),
  }
}
