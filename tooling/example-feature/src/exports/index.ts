export type { Faucet, FaucetState } from '../createFaucet.js'
export { faucet } from '../faucet.js'
