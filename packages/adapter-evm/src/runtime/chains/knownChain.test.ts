import * as viem from 'viem/chains'
import { expect, it } from 'vitest'
import * as networks from '../../exports/networks.js'
import type { EvmNetwork } from '../../network.js'
import { knownChain } from './knownChain.js'

/** Their own transactions take a library of 80 kB. Who sends those hands over viem's object. */
const isTempo = (name: string) => name.startsWith('tempo')

/** Closed since 2024, and defined in viem with less than its kind has. */
const isPgn = (name: string) => name.startsWith('pgn')

const ours = new Map<string, EvmNetwork>(Object.entries(networks))
const theirs = Object.entries<viem.Chain>(viem).filter(([name]) => !isTempo(name) && !isPgn(name))

/** What reads, writes and prices the transactions of a chain. */
const behaviourOf = ({ formatters, serializers, fees, custom }: Partial<viem.Chain>) => ({
  formatters,
  serializers,
  fees,
  custom,
})

/** What is the same in viem, whoever wrote the address, and whether or not it says when the contract came. */
const contractsOf = ({ contracts = {} }: Partial<viem.Chain>) =>
  ['multicall3', 'ensUniversalResolver', 'erc6492Verifier'].flatMap((name) => {
    const contract = contracts[name]
    return contract && 'address' in contract ? [[name, String(contract.address).toLowerCase()]] : []
  })

const known = (name: string) => knownChain(ours.get(name) ?? { id: 0, name: '' })

it('gives a network as data the formatters, serializers and fees of viem’s own object', () => {
  for (const [name, chain] of theirs) {
    const given = behaviourOf(known(name))
    for (const [part, own] of Object.entries(behaviourOf(chain))) {
      expect(given[part as keyof typeof given], `${part} of ${name}`).toEqual(own)
    }
  }
})

it('gives it the contracts that reads go through, and the time between blocks', () => {
  for (const [name, chain] of theirs) {
    const given = known(name)
    // Twice in viem, once with more.
    if (['btr', 'btrTestnet'].includes(name)) continue
    expect(contractsOf(given), name).toEqual(contractsOf(chain))
    expect(given.contracts?.multicall3?.blockCreated || 1, name).toBe(chain.contracts?.multicall3?.blockCreated || 1)
    expect(given.blockTime, name).toBe(chain.blockTime)
    expect(given.ensTlds, name).toEqual(chain.ensTlds)
  }
})

it('tells chains of one id apart by their names', () => {
  expect(known('zoraTestnet').formatters).toBeDefined()
  expect(known('hyperEvm').formatters).toBeUndefined()
  expect(known('zksyncInMemoryNode').serializers).toBeDefined()
  expect(known('guruNetwork').serializers).toBeUndefined()
})

it('knows a chain that was written by hand, under any name, and says nothing of one that viem does not know', () => {
  expect(knownChain({ id: 8453, name: 'Base by Harbor' }).formatters).toBe(viem.base.formatters)
  expect(knownChain({ id: 123_456_789_123, name: 'Nowhere' })).toEqual({ contracts: {} })
})
