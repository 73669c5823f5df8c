import { createRequire } from 'node:module'
import type { Bcoin } from './bcoin'

/** Blocks. Nobody waits here: neither for a soft fork to be voted in, nor for a reward to become spendable. */
const VOTING_PERIOD = 8
const MATURITY = 8

/** How many blocks it takes until segwit is in force and the first rewards can be spent. */
export const BLOCKS_TO_START = 3 * VOTING_PERIOD + 2

/**
 * bcoin, a full node in JavaScript: its chain, mempool and miner. It loads a database that has to be compiled even where
 * data is only kept in memory, so the place of that one is taken first. What is set here is set for the whole process:
 * this belongs into a worker.
 */
export function loadBcoin(): Bcoin {
  // Not `require` by name: TypeScript would look for the types that bcoin does not have.
  const load = createRequire(import.meta.url)
  const loadOfBcoin = createRequire(load.resolve('bcoin'))
  const database = createRequire(loadOfBcoin.resolve('bdb')).resolve('leveldown')
  load.cache[database] = Object.assign(Object.create(null), { id: database, loaded: true, exports: class {} })

  const networks = load('bcoin/lib/protocol/networks')
  Object.assign(networks.regtest, { minerWindow: VOTING_PERIOD, activationThreshold: VOTING_PERIOD - 2 })
  Object.assign(load('bcoin/lib/protocol/consensus'), { COINBASE_MATURITY: MATURITY })
  return load('bcoin')
}
