export { BETTER_POOL, SWAP_POOL } from '../evm/contracts/pool'
export { EVM_TOKENS, SCAM_TOKEN } from '../evm/contracts/tokens'
export { createPoolSwaps, type PoolSwapsOptions } from '../evm/createPoolSwaps'
