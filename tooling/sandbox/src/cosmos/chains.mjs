/**
 * The chains there are, by CAIP-2 id. Their names, prefixes and coins are those of the real ones, so that wallets and
 * sites take them for those.
 *
 * @typedef {{ chainId: string, name: string, prefix: string, denom: string, symbol: string, gasPrice: number }} ChainFacts
 * @type {Readonly<Record<string, ChainFacts>>}
 */
export const CHAINS = {
  'cosmos:cosmoshub-4': {
    ...{ chainId: 'cosmoshub-4', name: 'Cosmos Hub', prefix: 'cosmos' },
    ...{ denom: 'uatom', symbol: 'ATOM', gasPrice: 0.01 },
  },
  'cosmos:osmosis-1': {
    ...{ chainId: 'osmosis-1', name: 'Osmosis', prefix: 'osmo' },
    ...{ denom: 'uosmo', symbol: 'OSMO', gasPrice: 0.025 },
  },
}

export const HUB = 'cosmos:cosmoshub-4'
export const OSMOSIS = 'cosmos:osmosis-1'
