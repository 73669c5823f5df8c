export { createPoolSwaps, type PoolSwapsOptions } from './createPoolSwaps'
