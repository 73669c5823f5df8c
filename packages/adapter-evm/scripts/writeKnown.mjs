import { chainConfig as celo } from 'viem/celo'
import { linea } from 'viem/linea'
import { chainConfig as opStack } from 'viem/op-stack'
import { chainConfig as zksync } from 'viem/zksync'
import { header, toCode } from './toCode.mjs'

/** Where nearly every chain that has multicall3 has it. */
const MULTICALL = '0xca11bde05977b3631167028862be2a173976ca11'

/** What viem knows of a chain beyond its data, as tables by chain id, each written once what many chains share. */
export function writeKnown(chains) {
  const known = tell(chains.map(([, chain]) => ({ id: chain.id, name: chain.name, facts: toFacts(chain) })))
  const tableOf = (fact) =>
    Object.fromEntries(known.flatMap(([key, facts]) => (facts[fact] ? [[key, facts[fact]]] : [])))
  const kinds = tableOf('kind')
  const keysOf = (kind) => Object.keys(kinds).filter((key) => kinds[key] === kind)
  const tables = {
    opStack: [keysOf('opStack'), 'readonly string[]'],
    zksync: [keysOf('zksync'), 'readonly string[]'],
    celo: [keysOf('celo'), 'readonly string[]'],
    linea: [keysOf('linea'), 'readonly string[]'],
    blockTimes: [tableOf('blockTime'), 'Readonly<Record<string, number>>'],
    multicalls: [tableOf('multicall'), 'Readonly<Record<string, number>>'],
    particulars: [tableOf('particulars'), 'Readonly<Record<string, Particulars>>'],
  }
  const lines = Object.entries(tables).map(
    ([name, [table, type]]) => `export const ${name}: ${type} = ${toCode(table)}`,
  )
  return `${[header, "import type { Particulars } from './particulars.js'", '', ...lines].join('\n')}\n`
}

function toFacts({ formatters, fees, blockTime, contracts = {}, ensTlds }) {
  const { multicall3, ensUniversalResolver, erc6492Verifier } = contracts
  const kind = kindOf({ formatters, fees })
  const isUsual = multicall3?.address.toLowerCase() === MULTICALL
  const own = { multicall3: isUsual ? undefined : multicall3, ensUniversalResolver, erc6492Verifier }
  return {
    kind,
    blockTime: blockTime === { opStack, zksync, celo }[kind]?.blockTime ? undefined : blockTime,
    // In which block it was made; 1 where viem does not say.
    multicall: isUsual ? multicall3.blockCreated || 1 : undefined,
    particulars: orNothing({ contracts: orNothing(own), ensTlds, fees: kind || !isData(fees) ? undefined : fees }),
  }
}

function kindOf({ formatters, fees }) {
  if (formatters === opStack.formatters) return 'opStack'
  if (formatters === zksync.formatters) return 'zksync'
  if (formatters === celo.formatters) return 'celo'
  return fees === linea.fees ? 'linea' : undefined
}

/** Functions cannot be written into a table. */
const isData = (fees = {}) => Object.values(fees).every((value) => typeof value === 'number')

const orNothing = (object) => (Object.values(object).some((value) => value !== undefined) ? object : undefined)

/** By chain id; with its name where two chains have taken the same id. */
function tell(networks) {
  const sameId = ({ id }) => networks.filter((other) => other.id === id)
  const sameFacts = (one) => (other) => JSON.stringify(other.facts) === JSON.stringify(one.facts)
  const keys = networks.map((network) =>
    sameId(network).every(sameFacts(network))
      ? [String(network.id), network]
      : [`${network.id}:${network.name}`, network],
  )
  // Of two names for one network, the one that says more.
  const known = [...keys].reverse().filter(([, { facts }]) => orNothing(facts))
  return [...new Map(known.map(([key, { facts }]) => [key, facts]))].sort(
    ([one], [other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  )
}
