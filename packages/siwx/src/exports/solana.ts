export { solana } from '../verifiers/solana.js'
