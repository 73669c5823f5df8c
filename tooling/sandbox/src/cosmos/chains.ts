/**
 * The chains there are, by CAIP-2 id. Their names, prefixes and coins are those of the real ones, so that wallets and
 * sites take them for those.
 */
/** what the
  bank module says of a coin */
interface DenomFacts {
  description: string
  display: string
  exponent: number
  symbol: string
  name: string
}

/** By which channels a coin of another chain came. */
interface TraceFacts {
  path: string
  baseDenom: string
}

/** `funds`: what each funded account has of it */
export interface CoinFacts {
  denom: string
  funds: bigint
  metadata?: DenomFacts
  trace?: TraceFacts
}

export interface ChainFacts {
  chainId: string
  name: string
  prefix: string
  denom: string
  symbol: string
  gasPrice: number
  coins: readonly CoinFacts[]
}

export const CHAINS: Readonly<Record<string, ChainFacts>> = {
  'cosmos:cosmoshub-4': {
    ...{ chainId: 'cosmoshub-4', name: 'Cosmos Hub', prefix: 'cosmos' },
    ...{ denom: 'uatom', symbol: 'ATOM', gasPrice: 0.01 },
    coins: [
      // OSMO, by the channel between the two.
      {
        denom: 'ibc/14F9BC3E44B8A9C1BE1FB08980FAB87034C9905EF17CF2F5008FC085218811CC',
        funds: 250_000_000n,
        trace: { path: 'transfer/channel-141', baseDenom: 'uosmo' },
      },
      // Of a chain's own making, with a description.
      {
        denom: 'factory/cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7/berth',
        funds: 42_000n,
        metadata: { description: 'Of the harbor', display: 'BERTH', exponent: 3, symbol: 'BERTH', name: 'Berth' },
      },
      // Nobody says anything of it.
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

export const HUB = 'cosmos:cosmoshub-4'
export const OSMOSIS = 'cosmos:osmosis-1'
