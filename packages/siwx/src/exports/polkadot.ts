export { type PolkadotOptions, polkadot } from '../verifiers/polkadot.js'
