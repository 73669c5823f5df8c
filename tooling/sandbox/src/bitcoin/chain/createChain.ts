import { Address } from '@scure/btc-signer'
import { networkOf } from '../networks'
import type { Bcoin, BcoinAddress, BcoinMempool, BcoinTransaction } from './bcoin'
import { createHistory } from './createHistory'
import { BLOCKS_TO_START } from './loadBcoin'

/** A transaction that was not taken, in the words of bitcoind. */
export class RefusedTransaction extends Error {
  constructor(code: number, reason: string) {
    super(`sendrawtransaction RPC error: ${JSON.stringify({ code, message: reason })}`)
  }
}

/**
 * One chain in memory: bcoin's regtest rules in the dress of another network. A script knows no network, only the text
 * of an address does, so addresses are taken apart by the rules of the network that is played, and what is signed for
 * that network is valid here as it is. Whatever is accepted is in the next block, which is mined at once, or when a test
 * says so. A transaction that pays more takes the place of one that waits and spends the same.
 *
 * @param parameters `funded`: each of whom gets 50 BTC
 */
export async function createChain(
  bcoin: Bcoin,
  { caipNetworkId, funded }: { readonly caipNetworkId: string; readonly funded: readonly string[] },
) {
  const { parameters } = networkOf(caipNetworkId)
  const coder = Address(parameters)
  const setup = { network: 'regtest', memory: true, indexAddress: true, indexTX: true }
  const chain = new bcoin.Chain(setup)
  const mempool = new bcoin.Mempool({ ...setup, chain, replaceByFee: true })
  const miner = new bcoin.Miner({ ...setup, chain, mempool })
  for (const part of [chain, mempool, miner]) await part.open()

  /** Throws when it is no address of this network. */
  const parse = (address: string) => {
    const { type, hash, pubkey } = coder.decode(address) as { type: string; hash?: Uint8Array; pubkey?: Uint8Array }
    const form = FORMS[type]
    if (!form) throw new Error(`The sandbox has no addresses of type ${type}.`)
    return bcoin.Address.fromHash(Buffer.from(hash ?? pubkey ?? []), ...form)
  }
  const mine = async (address: BcoinAddress) => {
    const block = await miner.mineBlock(chain.tip, address)
    const entry = await chain.add(block)
    await mempool._addBlock(entry, block.txs)
  }
  /** Nobody has the key. */
  const nobody = bcoin.Address.fromHash(Buffer.alloc(20), 'witness', 0)
  for (const address of funded) await mine(parse(address))
  for (let block = funded.length; block < Math.max(BLOCKS_TO_START, funded.length + 10); block++) await mine(nobody)

  let last: Promise<unknown> = Promise.resolve()
  /** One block after the other. */
  const inLine = <T>(task: () => Promise<T>) => {
    const mine = last.then(task, task)
    last = mine.catch(() => {})
    return mine
  }

  const history = createHistory({ chain, mempool, coder })
  let isMining = true
  /** Who waits for a block has to have its place in the line. */
  const mineOne = () => inLine(() => mine(nobody))

  return {
    height: () => chain.height,
    tipHash: () => chain.tip.rhash(),
    /** Throws when it is no address of this network. */
    coins: async (address: string) => history.coins(parse(address)),
    /** Newest first, what waits before all. Throws when it is no address of this network. */
    transactions: async (address: string) => history.ofAddress(parse(address)),
    transaction: history.transaction,
    outspend: history.outspend,
    /** Gives its id. Throws `RefusedTransaction`. */
    send: (hex: string): Promise<string> =>
      inLine(async () => {
        const transaction = read(bcoin, hex)
        await replace(mempool, transaction)
        await admit(mempool, transaction)
        if (isMining) await mine(nobody)
        return transaction.txid()
      }),
    mine: mineOne,
    /** Whether what is sent is in a block at once. */
    async setMining(next: boolean) {
      isMining = next
      if (next) await mineOne()
    },
    /** Everybody forgets what waits. */
    forget: () => inLine(async () => dropAll(mempool)),
  }
}

export type Chain = Awaited<ReturnType<typeof createChain>>

/** What @scure/btc-signer calls a kind of address: bcoin's name and witness version of it. */
const FORMS: Readonly<Record<string, readonly [string, number]>> = {
  pkh: ['pubkeyhash', -1],
  sh: ['scripthash', -1],
  wpkh: ['witness', 0],
  wsh: ['witness', 0],
  tr: ['witness', 1],
}

function read({ TX }: Bcoin, hex: string) {
  try {
    return TX.fromRaw(Buffer.from(hex, 'hex'))
  } catch {
    throw new RefusedTransaction(-22, 'TX decode failed. Make sure the tx has at least one input.')
  }
}

/** Makes room for one that pays more than those that it would take the coins of, as nodes do (full replace-by-fee). */
async function replace(mempool: BcoinMempool, transaction: BcoinTransaction) {
  const others = new Set(
    transaction.inputs.flatMap(({ prevout: { hash, index } }) => mempool.getSpent(hash, index) ?? []),
  )
  if (!others.size) return
  const view = await mempool.getCoinView(transaction)
  const fee = transaction.getFee(view)
  const paid = [...others].reduce((sum, entry) => sum + entry.fee, 0)
  if (fee <= paid) throw new RefusedTransaction(-26, 'insufficient fee, rejecting replacement')
  for (const entry of others) mempool.evictEntry(entry)
}

function dropAll(mempool: BcoinMempool) {
  for (const entry of [...mempool.map.values()]) mempool.evictEntry(entry)
}

async function admit(mempool: BcoinMempool, transaction: BcoinTransaction) {
  let missing: unknown[] | null
  try {
    missing = await mempool.addTX(transaction)
  } catch (error) {
    const reason = error instanceof Error && 'reason' in error ? String(error.reason) : String(error)
    throw new RefusedTransaction(-26, reason)
  }
  if (missing) throw new RefusedTransaction(-25, 'bad-txns-inputs-missingorspent')
}
