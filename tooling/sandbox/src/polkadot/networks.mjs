/** The networks that the sandbox can be. */

export const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
export const KUSAMA = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'

/**
 * @typedef {{
 *   name: string,
 *   genesisHash: `0x${string}`,
 *   ss58Format: number,
 *   symbol: string,
 *   decimals: number,
 *   fee: bigint,
 *   minimum: bigint,
 * }} NetworkFacts
 */

/** @type {Readonly<Record<string, NetworkFacts>>} */
export const NETWORKS = {
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
}
