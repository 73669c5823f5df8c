export { cosmos } from '../verifiers/cosmos.js'
