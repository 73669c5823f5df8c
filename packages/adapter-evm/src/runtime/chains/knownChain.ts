import type { Chain } from 'viem'
import { chainConfig as celo } from 'viem/celo'
import { linea } from 'viem/linea'
import { chainConfig as opStack } from 'viem/op-stack'
import { chainConfig as zksync } from 'viem/zksync'
import * as known from './known.generated.js'

export type KnownChain = Partial<Omit<Chain, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls'>>

/** What the chains of one kind have in common. */
const KINDS: readonly (readonly [readonly string[], KnownChain])[] = [
  [known.opStack, opStack],
  [known.zksync, zksync],
  [known.celo, celo],
  [known.linea, { fees: linea.fees }],
]

/** Where nearly every chain that has multicall3 has it. */
const MULTICALL = '0xca11bde05977b3631167028862be2a173976ca11' as const

/**
 * What viem knows of a chain and a network as data does not say: how its transactions and receipts are read and written,
 * how its fees are found, its contracts, the time between its blocks. Nothing for a chain that viem does not know.
 */
export function knownChain({ id, name }: { readonly id: number; readonly name: string }): KnownChain {
  // Two chains may have taken the same id; those are told apart by their names.
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
