import { ASSET_HUB, KUSAMA, POLKADOT } from './networks'

export type RuntimeMetadata = [{ default: string }, { default: { specVersion: number; transactionVersion: number } }]

export const RUNTIME_METADATA_LOADERS: Readonly<Record<string, () => Promise<RuntimeMetadata>>> = {
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
