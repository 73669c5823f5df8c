export const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
export const KUSAMA = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
/** Polkadot's system chain for balances and assets. */
export const ASSET_HUB = 'polkadot:68d56f15f85d3136970ec16946040bc1'

/**
 * Describes an asset. `isSufficient`: an account may hold it without the native coin; `funds`: initial balance of each
 * funded account.
 */
export interface PolkadotAsset {
  id: number
  name: string
  symbol: string
  decimals: number
  minimum: bigint
  isSufficient: boolean
  funds: bigint
}

export interface PolkadotNetwork {
  name: string
  genesisHash: `0x${string}`
  ss58Format: number
  symbol: string
  decimals: number
  fee: bigint
  minimum: bigint
  assets?: readonly PolkadotAsset[]
}

export const POLKADOT_NETWORKS: Readonly<Record<string, PolkadotNetwork>> = {
  [POLKADOT]: {
    name: 'Polkadot',
    genesisHash: '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
    ss58Format: 0,
    symbol: 'DOT',
    decimals: 10,
    fee: 154_000_000n,
    minimum: 10_000_000_000n,
  },
  [KUSAMA]: {
    name: 'Kusama',
    genesisHash: '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe',
    ss58Format: 2,
    symbol: 'KSM',
    decimals: 12,
    fee: 48_000_000n,
    minimum: 333_333_333n,
  },
  [ASSET_HUB]: {
    name: 'Polkadot Asset Hub',
    genesisHash: '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f',
    ss58Format: 0,
    symbol: 'DOT',
    decimals: 10,
    fee: 16_000_000n,
    minimum: 100_000_000n,
    assets: [
      {
        ...{ id: 1984, name: 'Tether USD', symbol: 'USDt', decimals: 6 },
        ...{ minimum: 10_000n, isSufficient: true, funds: 2_500_000_000n },
      },
      {
        ...{ id: 1337, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
        ...{ minimum: 10_000n, isSufficient: true, funds: 0n },
      },
      {
        ...{ id: 30, name: 'DED', symbol: 'DED', decimals: 10 },
        ...{ minimum: 1n, isSufficient: false, funds: 77_000_000_000n },
      },
    ],
  },
}
