export { type Eip155Options, eip155 } from '../verifiers/eip155.js'
