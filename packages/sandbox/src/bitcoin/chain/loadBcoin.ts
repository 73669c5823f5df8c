import { createRequire } from 'node:module'
import type { Bcoin } from './bcoin'

// Both periods are short, so that soft forks activate and mining rewards mature after a few blocks.
const VOTING_PERIOD_BLOCKS = 8
const MATURITY_BLOCKS = 8

/** Blocks until segwit is active and the first rewards can be spent. */
export const INITIAL_BLOCK_COUNT = 3 * VOTING_PERIOD_BLOCKS + 2

/**
 * Loads bcoin, a Bitcoin node in JavaScript, without its native database. Its settings are global to the process: call
 * this in a process of its own.
 */
export function loadBcoin(): Bcoin {
  // Hides `require` from TypeScript, which would look for types that bcoin does not have.
  const load = createRequire(import.meta.url)
  const loadOfBcoin = createRequire(load.resolve('bcoin'))
  const database = createRequire(loadOfBcoin.resolve('bdb')).resolve('leveldown')
  load.cache[database] = Object.assign(Object.create(null), { id: database, loaded: true, exports: class {} })

  const networks = load('bcoin/lib/protocol/networks')
  Object.assign(networks.regtest, { minerWindow: VOTING_PERIOD_BLOCKS, activationThreshold: VOTING_PERIOD_BLOCKS - 2 })
  Object.assign(load('bcoin/lib/protocol/consensus'), { COINBASE_MATURITY: MATURITY_BLOCKS })
  return load('bcoin')
}
