interface DenomFacts {
  description: string
  display: string
  exponent: number
  symbol: string
  name: string
}

interface TraceFacts {
  path: string
  baseDenom: string
}

/** Describes a coin; `funds` is the initial balance of each funded account. */
export interface CosmosCoin {
  denom: string
  funds: bigint
  metadata?: DenomFacts
  trace?: TraceFacts
}

export interface CosmosChainInfo {
  chainId: string
  name: string
  prefix: string
  denom: string
  symbol: string
  gasPrice: number
  coins: readonly CosmosCoin[]
}

export const COSMOS_CHAINS: Readonly<Record<string, CosmosChainInfo>> = {
  'cosmos:cosmoshub-4': {
    ...{ chainId: 'cosmoshub-4', name: 'Cosmos Hub', prefix: 'cosmos' },
    ...{ denom: 'uatom', symbol: 'ATOM', gasPrice: 0.01 },
    coins: [
      // OSMO, transferred over the IBC channel between the two chains.
      {
        denom: 'ibc/14F9BC3E44B8A9C1BE1FB08980FAB87034C9905EF17CF2F5008FC085218811CC',
        funds: 250_000_000n,
        trace: { path: 'transfer/channel-141', baseDenom: 'uosmo' },
      },
      // A token-factory coin with a description.
      {
        denom: 'factory/cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7/berth',
        funds: 42_000n,
        metadata: { description: 'Of the harbor', display: 'BERTH', exponent: 3, symbol: 'BERTH', name: 'Berth' },
      },
      // A coin without metadata.
      {
        denom: 'factory/cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7/a-name-that-is-rather-long-for-a-coin',
        funds: 7n,
      },
    ],
  },
  'cosmos:osmosis-1': {
    ...{ chainId: 'osmosis-1', name: 'Osmosis', prefix: 'osmo' },
    ...{ denom: 'uosmo', symbol: 'OSMO', gasPrice: 0.025 },
    coins: [],
  },
}

export const COSMOS_HUB = 'cosmos:cosmoshub-4'
export const OSMOSIS = 'cosmos:osmosis-1'
