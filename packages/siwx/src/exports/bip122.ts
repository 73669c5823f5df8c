export { bip122 } from '../verifiers/bip122/bip122.js'
