import type { Chain } from 'viem'
import { chainConfig as celo } from 'viem/celo'
import { linea } from 'viem/linea'
import { chainConfig as opStack } from 'viem/op-stack'
import { chainConfig as zksync } from 'viem/zksync'
import { toLiteral, VIEM_HEADER } from './toCode'
import type { NamedChain } from './writeData'

const MULTICALL = '0xca11bde05977b3631167028862be2a173976ca11'

/**
 * Writes tables by chain id of what viem's chains have beside the data of a network: formatters, fees, contracts, block
 * time.
 */
export function writeChainTables(chains: readonly NamedChain[]) {
  const known = toTable(chains.map(([, chain]) => ({ id: chain.id, name: chain.name, facts: toFacts(chain) })))
  const tableOf = <Fact extends keyof Facts>(fact: Fact): Record<string, Facts[Fact]> =>
    Object.fromEntries(known.flatMap(([key, facts]) => (facts[fact] ? [[key, facts[fact]]] : [])))
  const kinds = tableOf('kind')
  const keysOf = (kind: Kind) => Object.keys(kinds).filter((key) => kinds[key] === kind)
  const tables = {
    opStack: [keysOf('opStack'), 'readonly string[]'],
    zksync: [keysOf('zksync'), 'readonly string[]'],
    celo: [keysOf('celo'), 'readonly string[]'],
    linea: [keysOf('linea'), 'readonly string[]'],
    blockTimes: [tableOf('blockTime'), 'Readonly<Record<string, number>>'],
    multicalls: [tableOf('multicall'), 'Readonly<Record<string, number>>'],
    particulars: [tableOf('particulars'), 'Readonly<Record<string, KnownChainData>>'],
  }
  const lines = Object.entries(tables).map(
    ([name, [table, type]]) => `export const ${name}: ${type} = ${toLiteral(table)}`,
  )
  return `${[VIEM_HEADER, "import type { KnownChainData } from './knownChainData.js'", '', ...lines].join('\n')}\n`
}

type Kind = 'opStack' | 'zksync' | 'celo' | 'linea'

interface Facts {
  kind: Kind | undefined
  blockTime: number | undefined
  multicall: number | undefined
  particulars: object | undefined
}

const CONFIGS: Readonly<Partial<Record<Kind, { readonly blockTime?: number }>>> = { opStack, zksync, celo }

function toFacts({ formatters, fees, blockTime, contracts = {}, ensTlds }: Chain): Facts {
  const { multicall3, ensUniversalResolver, erc6492Verifier } = contracts
  const kind = kindOf({ formatters, fees })
  const isUsual = multicall3?.address.toLowerCase() === MULTICALL
  const own = { multicall3: isUsual ? undefined : multicall3, ensUniversalResolver, erc6492Verifier }
  return {
    kind,
    blockTime: blockTime === (kind && CONFIGS[kind]?.blockTime) ? undefined : blockTime,
    // Block that created the contract; 1 if viem names none.
    multicall: isUsual ? multicall3?.blockCreated || 1 : undefined,
    particulars: orNothing({ contracts: orNothing(own), ensTlds, fees: kind || !isData(fees) ? undefined : fees }),
  }
}

function kindOf({ formatters, fees }: { formatters: unknown; fees: unknown }): Kind | undefined {
  if (formatters === opStack.formatters) return 'opStack'
  if (formatters === zksync.formatters) return 'zksync'
  if (formatters === celo.formatters) return 'celo'
  return fees === linea.fees ? 'linea' : undefined
}

const isData = (fees: object = {}) => Object.values(fees).every((value) => typeof value === 'number')

const orNothing = (object: object) => (Object.values(object).some((value) => value !== undefined) ? object : undefined)

interface NetworkFacts {
  id: number
  name: string
  facts: Facts
}

function toTable(networks: readonly NetworkFacts[]): [key: string, facts: Facts][] {
  const sameId = ({ id }: NetworkFacts) => networks.filter((other) => other.id === id)
  const sameFacts = (one: NetworkFacts) => (other: NetworkFacts) =>
    JSON.stringify(other.facts) === JSON.stringify(one.facts)
  const keys = networks.map((network): [string, NetworkFacts] =>
    sameId(network).every(sameFacts(network))
      ? [String(network.id), network]
      : [`${network.id}:${network.name}`, network],
  )
  const known = [...keys].reverse().filter(([, { facts }]) => orNothing(facts))
  return [...new Map(known.map(([key, { facts }]) => [key, facts]))].sort(
    ([one], [other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  )
}
