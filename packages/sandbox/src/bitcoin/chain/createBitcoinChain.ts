import { Address } from '@scure/btc-signer'
import { getBitcoinNetwork } from '../networks'
import type { Bcoin, BcoinAddress, BcoinMempool, BcoinTransaction } from './bcoin'
import { createEsploraHistory } from './createEsploraHistory'
import { INITIAL_BLOCK_COUNT } from './loadBcoin'

export class RejectedTransactionError extends Error {
  constructor(code: number, reason: string) {
    super(`sendrawtransaction RPC error: ${JSON.stringify({ code, message: reason })}`)
  }
}

/**
 * Creates a Bitcoin chain in memory: bcoin's regtest rules with the addresses of `caipNetworkId`.
 *
 * Scripts contain no network, so only this file distinguishes addresses of the networks. A transaction that pays more
 * replaces an unconfirmed one (RBF).
 *
 * @param parameters `funded`: addresses that get 50 BTC each
 */
export async function createBitcoinChain(
  bcoin: Bcoin,
  { caipNetworkId, funded }: { readonly caipNetworkId: string; readonly funded: readonly string[] },
) {
  const { parameters } = getBitcoinNetwork(caipNetworkId)
  const coder = Address(parameters)
  const setup = { network: 'regtest', memory: true, indexAddress: true, indexTX: true }
  const chain = new bcoin.Chain(setup)
  const mempool = new bcoin.Mempool({ ...setup, chain, replaceByFee: true })
  const miner = new bcoin.Miner({ ...setup, chain, mempool })
  for (const part of [chain, mempool, miner]) await part.open()

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
  const unknownAddress = bcoin.Address.fromHash(Buffer.alloc(20), 'witness', 0)
  for (const address of funded) await mine(parse(address))
  for (let block = funded.length; block < Math.max(INITIAL_BLOCK_COUNT, funded.length + 10); block++)
    await mine(unknownAddress)

  let last: Promise<unknown> = Promise.resolve()
  const inLine = <T>(task: () => Promise<T>) => {
    const mine = last.then(task, task)
    last = mine.catch(() => {})
    return mine
  }

  const history = createEsploraHistory({ chain, mempool, coder })
  let isMining = true
  const mineOne = () => inLine(() => mine(unknownAddress))

  return {
    height: () => chain.height,
    tipHash: () => chain.tip.rhash(),
    coins: async (address: string) => history.coins(parse(address)),
    /** Lists unconfirmed transactions, then confirmed ones, newest first. Throws for an address of another network. */
    transactions: async (address: string) => history.ofAddress(parse(address)),
    transaction: history.transaction,
    outspend: history.outspend,
    /** Broadcasts a transaction and returns its id. Throws `RejectedTransactionError`. */
    send: (hex: string): Promise<string> =>
      inLine(async () => {
        const transaction = read(bcoin, hex)
        await replace(mempool, transaction)
        await addToMempool(mempool, transaction)
        if (isMining) await mine(unknownAddress)
        return transaction.txid()
      }),
    mine: mineOne,
    async setMining(next: boolean) {
      isMining = next
      if (next) await mineOne()
    },
    forget: () => inLine(async () => dropAll(mempool)),
  }
}

export type BitcoinChain = Awaited<ReturnType<typeof createBitcoinChain>>

// Maps address types of @scure/btc-signer to bcoin's name and witness version.
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
    throw new RejectedTransactionError(-22, 'TX decode failed. Make sure the tx has at least one input.')
  }
}

// Evicts transactions that spend the same coins for a lower fee, as nodes do (full replace-by-fee).
async function replace(mempool: BcoinMempool, transaction: BcoinTransaction) {
  const others = new Set(
    transaction.inputs.flatMap(({ prevout: { hash, index } }) => mempool.getSpent(hash, index) ?? []),
  )
  if (!others.size) return
  const view = await mempool.getCoinView(transaction)
  const fee = transaction.getFee(view)
  const paid = [...others].reduce((sum, entry) => sum + entry.fee, 0)
  if (fee <= paid) throw new RejectedTransactionError(-26, 'insufficient fee, rejecting replacement')
  for (const entry of others) mempool.evictEntry(entry)
}

function dropAll(mempool: BcoinMempool) {
  for (const entry of [...mempool.map.values()]) mempool.evictEntry(entry)
}

async function addToMempool(mempool: BcoinMempool, transaction: BcoinTransaction) {
  let missing: unknown[] | null
  try {
    missing = await mempool.addTX(transaction)
  } catch (error) {
    const reason = error instanceof Error && 'reason' in error ? String(error.reason) : String(error)
    throw new RejectedTransactionError(-26, reason)
  }
  if (missing) throw new RejectedTransactionError(-25, 'bad-txns-inputs-missingorspent')
}
