const NAMESPACES: Readonly<Record<string, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

const CHAINS: Readonly<Record<string, string>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:137': 'Polygon',
  'eip155:8453': 'Base',
  'eip155:42161': 'Arbitrum',
  'eip155:42220': 'Celo',
  'eip155:11155111': 'Sepolia',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  // The id that WalletConnect used before CAIP-2 had one.
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
  'bip122:000000000933ea01ad0ee984209779ba': 'Bitcoin Testnet',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'Polkadot',
  'polkadot:68d56f15f85d3136970ec16946040bc1': 'Polkadot Asset Hub',
  'cosmos:cosmoshub-4': 'Cosmos Hub',
  'cosmos:osmosis-1': 'Osmosis',
}

/** Returns a network's name, or its CAIP-2 id if the phone knows no name. */
export const getChainName = (id: string): string => CHAINS[id] ?? id

export const getNamespaceName = (namespace: string): string => NAMESPACES[namespace] ?? namespace

export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** Describes what a request asks of the user. */
export function describeMethod(method: string): string {
  if (/typedData/i.test(method)) return 'wants you to sign data'
  if (/sendTransaction|sendCalls|sendTransfer|signAndSend/i.test(method)) return 'wants to send a transaction'
  if (/transaction|psbt|amino|direct/i.test(method)) return 'wants you to sign a transaction'
  if (/sign/i.test(method)) return 'wants you to sign a message'
  return `asks for ${method}`
}
