import * as viem from 'viem/chains'
import { expect, it } from 'vitest'
import * as networks from '../../exports/networks.js'
import type { EvmNetwork } from '../../network.js'
import { findViemChainConfig } from './findViemChainConfig.js'

const isTempo = (name: string) => name.startsWith('tempo')

/** Detects PGN, which closed in 2024 and which viem defines with less than other OP stack chains. */
const isPgn = (name: string) => name.startsWith('pgn')

const ours = new Map<string, EvmNetwork>(Object.entries(networks))
const theirs = Object.entries<viem.Chain>(viem).filter(([name]) => !isTempo(name) && !isPgn(name))

const behaviourOf = ({ formatters, serializers, fees, custom }: Partial<viem.Chain>) => ({
  formatters,
  serializers,
  fees,
  custom,
})

const contractsOf = ({ contracts = {} }: Partial<viem.Chain>) =>
  ['multicall3', 'ensUniversalResolver', 'erc6492Verifier'].flatMap((name) => {
    const contract = contracts[name]
    return contract && 'address' in contract ? [[name, String(contract.address).toLowerCase()]] : []
  })

const known = (name: string) => findViemChainConfig(ours.get(name) ?? { id: 0, name: '' })

it('findViemChainConfig returns viem’s formatters, serializers and fees', () => {
  for (const [name, chain] of theirs) {
    const input = behaviourOf(known(name))
    for (const [part, own] of Object.entries(behaviourOf(chain))) {
      expect(input[part as keyof typeof input], `${part} of ${name}`).toEqual(own)
    }
  }
})

it('findViemChainConfig returns contracts and block time', () => {
  for (const [name, chain] of theirs) {
    const input = known(name)
    // viem defines this chain under two names, once with more data.
    if (['btr', 'btrTestnet'].includes(name)) continue
    expect(contractsOf(input), name).toEqual(contractsOf(chain))
    expect(input.contracts?.multicall3?.blockCreated || 1, name).toBe(chain.contracts?.multicall3?.blockCreated || 1)
    expect(input.blockTime, name).toBe(chain.blockTime)
    expect(input.ensTlds, name).toEqual(chain.ensTlds)
  }
})

it('findViemChainConfig distinguishes chains of one id by name', () => {
  expect(known('zoraTestnet').formatters).toBeDefined()
  expect(known('hyperEvm').formatters).toBeUndefined()
  expect(known('zksyncInMemoryNode').serializers).toBeDefined()
  expect(known('guruNetwork').serializers).toBeUndefined()
})

it('findViemChainConfig recognizes a custom chain by id, and returns nothing for an unknown one', () => {
  expect(findViemChainConfig({ id: 8453, name: 'Base by Harbor' }).formatters).toBe(viem.base.formatters)
  expect(findViemChainConfig({ id: 123_456_789_123, name: 'Nowhere' })).toEqual({ contracts: {} })
})
