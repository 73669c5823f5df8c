export const NAMESPACE_NAMES: ReadonlyMap<string, string> = new Map([
  ['eip155', 'Ethereum'],
  ['solana', 'Solana'],
  ['bip122', 'Bitcoin'],
  ['polkadot', 'Polkadot'],
  ['cosmos', 'Cosmos'],
])

const NAMESPACES: ReadonlyMap<string, string> = new Map(
  [...NAMESPACE_NAMES].map(([namespace, name]) => [name, namespace]),
)

const CLUSTERS: ReadonlyMap<string, string> = new Map([
  ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])

// At most 15 digits, which a JavaScript number represents exactly.
const NUMBER = /^[1-9][0-9]{0,14}$/
const REFERENCE = /^[-_a-zA-Z0-9]{1,32}$/

export const findNamespaceByName = (name: string): string | undefined => NAMESPACES.get(name)

export const getNamespace = (chainId: string): string => chainId.slice(0, chainId.indexOf(':'))

export const getReference = (chainId: string): string => chainId.slice(chainId.indexOf(':') + 1)

export function isChainId(chainId: string): boolean {
  const namespace = getNamespace(chainId)
  const reference = getReference(chainId)
  if (namespace === 'eip155') return NUMBER.test(reference)
  return NAMESPACE_NAMES.has(namespace) && REFERENCE.test(reference)
}

export const formatChainIdField = (chainId: string): string =>
  getNamespace(chainId) === 'eip155' ? getReference(chainId) : chainId

export function parseChainIdField(namespace: string, line: string): string | undefined {
  const reference = line.startsWith(`${namespace}:`) && namespace !== 'eip155' ? getReference(line) : undefined
  const cluster = namespace === 'solana' ? CLUSTERS.get(reference ?? line) : undefined
  const chainId = `${namespace}:${cluster ?? (namespace === 'eip155' ? line : reference)}`
  return (reference ?? cluster ?? namespace === 'eip155') && isChainId(chainId) ? chainId : undefined
}
