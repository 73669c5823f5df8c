export { BETTER_POOL, SWAP_POOL } from '../evm/contracts/pool'
export { EVM_TOKENS, SCAM_TOKEN } from '../evm/contracts/tokens'
export { createPoolSwapProvider, type PoolSwapProviderOptions } from '../evm/createPoolSwapProvider'
