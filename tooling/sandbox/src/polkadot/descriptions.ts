import { ASSET_HUB, KUSAMA, POLKADOT } from './networks'

/** What the real networks say of themselves (metadata), a megabyte each. */
export type Description = [{ default: string }, { default: { specVersion: number; transactionVersion: number } }]

export const DESCRIPTIONS: Readonly<Record<string, () => Promise<Description>>> = {
  [POLKADOT]: () =>
    Promise.all([
      import('@polkadot/types-support/metadata/v15/polkadot-hex'),
      import('@polkadot/types-support/metadata/v15/polkadot-ver'),
    ]),
  [KUSAMA]: () =>
    Promise.all([
      import('@polkadot/types-support/metadata/v15/kusama-hex'),
      import('@polkadot/types-support/metadata/v15/kusama-ver'),
    ]),
  [ASSET_HUB]: () =>
    Promise.all([
      import('@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'),
      import('@polkadot/types-support/metadata/v15/asset-hub-polkadot-ver'),
    ]),
}
