export { polkadot } from '../verifiers/polkadot.js'
