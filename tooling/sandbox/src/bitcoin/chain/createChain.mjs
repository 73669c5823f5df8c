import { Address } from '@scure/btc-signer'
import { networkOf } from '../networks.mjs'
import { createHistory } from './createHistory.mjs'
import { BLOCKS_TO_START } from './loadBcoin.mjs'

/** A transaction that was not taken, in the words of bitcoind. */
export class RefusedTransaction extends Error {
  /** @param {number} code @param {string} reason */
  constructor(code, reason) {
    super(`sendrawtransaction RPC error: ${JSON.stringify({ code, message: reason })}`)
  }
}

/**
 * One chain in memory: bcoin's regtest rules in the dress of another network. A script knows no network, only the text
 * of an address does, so addresses are taken apart by the rules of the network that is played, and what is signed for
 * that network is valid here as it is. Whatever is accepted is in the next block, which is mined at once, or when a test
 * says so. A transaction that pays more takes the place of one that waits and spends the same.
 *
 * @param {import('./loadBcoin.mjs').Bcoin} bcoin
 * @param {{ readonly caipNetworkId: string, readonly funded: readonly string[] }} parameters each of whom gets 50 BTC
 */
export async function createChain(bcoin, { caipNetworkId, funded }) {
  const { parameters } = networkOf(caipNetworkId)
  const coder = Address(parameters)
  const setup = { network: 'regtest', memory: true, indexAddress: true, indexTX: true }
  const chain = new bcoin.Chain(setup)
  const mempool = new bcoin.Mempool({ ...setup, chain, replaceByFee: true })
  const miner = new bcoin.Miner({ ...setup, chain, mempool })
  for (const part of [chain, mempool, miner]) await part.open()

  /** Throws when it is no address of this network. @param {string} address */
  const parse = (address) => {
    const { type, hash, pubkey } = /** @type {{ type: string, hash?: Uint8Array, pubkey?: Uint8Array }} */ (
      coder.decode(address)
    )
    const form = FORMS[type]
    if (!form) throw new Error(`The sandbox has no addresses of type ${type}.`)
    return bcoin.Address.fromHash(Buffer.from(hash ?? pubkey ?? []), ...form)
  }
  /** @param {unknown} address */
  const mine = async (address) => {
    const block = await miner.mineBlock(chain.tip, address)
    const entry = await chain.add(block)
    await mempool._addBlock(entry, block.txs)
  }
  /** Nobody has the key. */
  const nobody = bcoin.Address.fromHash(Buffer.alloc(20), 'witness', 0)
  for (const address of funded) await mine(parse(address))
  for (let block = funded.length; block < Math.max(BLOCKS_TO_START, funded.length + 10); block++) await mine(nobody)

  /** @type {Promise<unknown>} */
  let last = Promise.resolve()
  /** One block after the other. @template T @param {() => Promise<T>} task */
  const inLine = (task) => {
    const mine = last.then(task, task)
    last = mine.catch(() => {})
    return mine
  }

  const history = createHistory({ chain, mempool, coder })
  let isMining = true
  /** Who waits for a block has to have its place in the line. */
  const mineOne = () => inLine(() => mine(nobody))

  return {
    height: () => /** @type {number} */ (chain.height),
    tipHash: () => /** @type {string} */ (chain.tip.rhash()),
    /** Throws when it is no address of this network. @param {string} address */
    coins: async (address) => history.coins(parse(address)),
    /** Newest first, what waits before all. Throws when it is no address of this network. @param {string} address */
    transactions: async (address) => history.ofAddress(parse(address)),
    transaction: history.transaction,
    outspend: history.outspend,
    /** Gives its id. Throws `RefusedTransaction`. @param {string} hex @returns {Promise<string>} */
    send: (hex) =>
      inLine(async () => {
        const transaction = read(bcoin, hex)
        await replace(mempool, transaction)
        await admit(mempool, transaction)
        if (isMining) await mine(nobody)
        return transaction.txid()
      }),
    mine: mineOne,
    /** Whether what is sent is in a block at once. @param {boolean} next */
    async setMining(next) {
      isMining = next
      if (next) await mineOne()
    },
    /** Everybody forgets what waits. */
    forget: () => inLine(async () => dropAll(mempool)),
  }
}

/** @typedef {Awaited<ReturnType<typeof createChain>>} Chain */

/** bcoin's name and witness version for what @scure/btc-signer calls it. @type {Readonly<Record<string, readonly [string, number]>>} */
const FORMS = {
  pkh: ['pubkeyhash', -1],
  sh: ['scripthash', -1],
  wpkh: ['witness', 0],
  wsh: ['witness', 0],
  tr: ['witness', 1],
}

/** @param {import('./loadBcoin.mjs').Bcoin} bcoin @param {string} hex */
function read({ TX }, hex) {
  try {
    return TX.fromRaw(Buffer.from(hex, 'hex'))
  } catch {
    throw new RefusedTransaction(-22, 'TX decode failed. Make sure the tx has at least one input.')
  }
}

/**
 * Makes room for one that pays more than those that it would take the coins of, as nodes do (full replace-by-fee).
 *
 * @param {any} mempool @param {any} transaction
 */
async function replace(mempool, transaction) {
  /** @type {{ prevout: { hash: string, index: number } }[]} */
  const inputs = transaction.inputs
  const others = new Set(inputs.flatMap(({ prevout: { hash, index } }) => mempool.getSpent(hash, index) ?? []))
  if (!others.size) return
  const view = await mempool.getCoinView(transaction)
  const fee = transaction.getFee(view)
  const paid = [...others].reduce((sum, entry) => sum + entry.fee, 0)
  if (fee <= paid) throw new RefusedTransaction(-26, 'insufficient fee, rejecting replacement')
  for (const entry of others) mempool.evictEntry(entry)
}

/** @param {any} mempool */
function dropAll(mempool) {
  for (const entry of [...mempool.map.values()]) mempool.evictEntry(entry)
}

/** @param {{ addTX(transaction: unknown): Promise<unknown[] | null> }} mempool @param {unknown} transaction */
async function admit(mempool, transaction) {
  /** @type {unknown[] | null} */
  let missing
  try {
    missing = await mempool.addTX(transaction)
  } catch (error) {
    const reason = error instanceof Error && 'reason' in error ? String(error.reason) : String(error)
    throw new RefusedTransaction(-26, reason)
  }
  if (missing) throw new RefusedTransaction(-25, 'bad-txns-inputs-missingorspent')
}
