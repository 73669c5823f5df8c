export {
  kusama,
  kusamaAssetHub,
  type PolkadotNetwork,
  paseo,
  paseoAssetHub,
  polkadotAssetHub,
  polkadotMainnet,
  polkadotWestend,
  westendAssetHub,
} from '../networks.js'
