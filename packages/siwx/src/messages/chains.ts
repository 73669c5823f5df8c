/** What the first line of a message calls the chains of a namespace. */
export const CHAIN_NAMES: ReadonlyMap<string, string> = new Map([
  ['eip155', 'Ethereum'],
  ['solana', 'Solana'],
  ['bip122', 'Bitcoin'],
  ['polkadot', 'Polkadot'],
  ['cosmos', 'Cosmos'],
])

const NAMESPACES: ReadonlyMap<string, string> = new Map([...CHAIN_NAMES].map(([namespace, name]) => [name, namespace]))

/** How Solana's wallets spell clusters in messages that they make themselves. */
const CLUSTERS: ReadonlyMap<string, string> = new Map([
  ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])

const NUMBER = /^[1-9][0-9]{0,31}$/
const REFERENCE = /^[-_a-zA-Z0-9]{1,32}$/

export const namespaceCalled = (name: string): string | undefined => NAMESPACES.get(name)

export const namespaceOf = (chainId: string): string => chainId.slice(0, chainId.indexOf(':'))

export const referenceOf = (chainId: string): string => chainId.slice(chainId.indexOf(':') + 1)

/** True for a CAIP-2 id of a chain that messages can be made for. */
export function isChainId(chainId: string): boolean {
  const namespace = namespaceOf(chainId)
  const shape = namespace === 'eip155' ? NUMBER : REFERENCE
  return CHAIN_NAMES.has(namespace) && shape.test(referenceOf(chainId))
}

/** What stands behind `Chain ID:`. EIP-4361 has the number alone. */
export const toChainLine = (chainId: string): string =>
  namespaceOf(chainId) === 'eip155' ? referenceOf(chainId) : chainId

/** The CAIP-2 id behind `Chain ID:`; undefined for what is none of the namespace. */
export function fromChainLine(namespace: string, line: string): string | undefined {
  const reference = line.startsWith(`${namespace}:`) && namespace !== 'eip155' ? referenceOf(line) : undefined
  const cluster = namespace === 'solana' ? CLUSTERS.get(reference ?? line) : undefined
  const chainId = `${namespace}:${cluster ?? (namespace === 'eip155' ? line : reference)}`
  return (reference ?? cluster ?? namespace === 'eip155') && isChainId(chainId) ? chainId : undefined
}
