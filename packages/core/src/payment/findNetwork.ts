import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { RefusedPaymentError } from './payment.js'

// Short names of networks: those of EIP-3770, and common ones such as `eth`.
const shortNames: Readonly<Record<string, CaipNetworkId>> = {
  eth: 'eip155:1',
  mainnet: 'eip155:1',
  oeth: 'eip155:10',
  op: 'eip155:10',
  optimism: 'eip155:10',
  bnb: 'eip155:56',
  bsc: 'eip155:56',
  gno: 'eip155:100',
  matic: 'eip155:137',
  pol: 'eip155:137',
  polygon: 'eip155:137',
  zksync: 'eip155:324',
  base: 'eip155:8453',
  arb1: 'eip155:42161',
  arbitrum: 'eip155:42161',
  celo: 'eip155:42220',
  avax: 'eip155:43114',
  avalanche: 'eip155:43114',
  linea: 'eip155:59144',
  sep: 'eip155:11155111',
  sepolia: 'eip155:11155111',
  sol: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  btc: 'bip122:000000000019d6689c085ae165831e93',
  dot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  atom: 'cosmos:cosmoshub-4',
}

export function resolveNetwork(networks: readonly Network[], text: string): Network {
  const wanted = slug(text)
  const byId = isCaipNetworkId(text) ? text : Object.hasOwn(shortNames, wanted) ? shortNames[wanted] : undefined
  const [first, ...others] = networks.filter(({ caipNetworkId, name }) =>
    isCaipNetworkId(text) ? caipNetworkId === text : caipNetworkId === byId || slug(name) === wanted,
  )
  if (!first || others.length) throw new RefusedPaymentError('network')
  return first
}

export function resolveNetworkByReference(
  networks: readonly Network[],
  namespace: Namespace,
  reference: string,
): Network {
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === `${namespace}:${reference}`)
  if (!network) throw new RefusedPaymentError('network')
  return network
}

const slug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
