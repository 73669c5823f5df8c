import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'
import {
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  isSignature,
  lamports,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { RpcError } from '../http/rpc.mjs'
import { invalidParams } from './rpc/readParams.mjs'
import { BLOCKHASH_NOT_FOUND, preflightFailure, toTransactionError } from './rpc/toTransactionError.mjs'

/** How many blocks a blockhash is good for. */
const BLOCKHASH_LIFE = 150n

/**
 * @typedef {import('@solana/kit').Address} Address
 * @typedef {ReturnType<typeof readTransaction>} Read
 * @typedef {{ signature: string, slot: bigint, err: unknown, blockTime: number, accounts: readonly Address[],
 *   before: readonly bigint[], after: readonly bigint[], logs: readonly string[], bytes: Uint8Array }} Entry
 */

/**
 * One cluster: a real runtime, in which a transaction is its own block and is final at once. Two clusters share no
 * blockhash, so that what was signed for one is not taken by the other.
 *
 * @param {{ genesisHash: string, funded: ReadonlyMap<string, bigint> }} parameters lamports by address
 */
export function createCluster({ genesisHash, funded }) {
  // Blockhashes are kept here: litesvm knows only the newest, and starts every cluster with the same.
  const svm = new LiteSVM().withBlockhashCheck(false)
  for (const [address, amount] of funded) svm.airdrop(/** @type {Address} */ (address), lamports(amount))
  /** @type {Map<string, bigint>} the last slot in which each is good */
  const blockhashes = new Map()
  /** @type {Map<string, Entry>} */
  const entries = new Map()
  let slot = 1n

  const balance = (/** @type {Address} */ address) => svm.getBalance(address) ?? 0n
  const isValid = (/** @type {string} */ blockhash) => (blockhashes.get(blockhash) ?? -1n) >= slot

  /** Why it cannot be taken; undefined when it can. @type {(read: Read) => RpcError | undefined} */
  const refusal = ({ transaction, blockhash }) => {
    if (!isValid(blockhash)) return preflightFailure(BLOCKHASH_NOT_FOUND, [])
    const answer = svm.simulateTransaction(transaction)
    if (!(answer instanceof FailedTransactionMetadata)) return undefined
    const told = toTransactionError(answer)
    if (told.err === 'SignatureFailure') return new RpcError(-32003, 'Transaction signature verification failure')
    return preflightFailure(told, answer.meta().logs(), answer.meta().computeUnitsConsumed())
  }

  return {
    genesisHash,
    balance,
    slot: () => slot,
    account: svm.getAccount.bind(svm),
    rentExemption: svm.minimumBalanceForRentExemption.bind(svm),
    isValid,
    latestBlockhash() {
      slot += 1n
      const blockhash = base58.encode(randomBytes(32))
      blockhashes.set(blockhash, slot + BLOCKHASH_LIFE)
      return { blockhash, lastValidBlockHeight: slot + BLOCKHASH_LIFE }
    },
    /** @type {(address: Address, amount: bigint) => string} */
    airdrop(address, amount) {
      const answer = svm.airdrop(address, lamports(amount))
      if (answer === null || answer instanceof FailedTransactionMetadata) throw new RpcError(-32603, 'Internal error')
      const signature = getBase58Decoder().decode(answer.signature())
      slot += 1n
      const after = balance(address)
      entries.set(signature, {
        ...{ signature, slot, err: null, blockTime: now(), accounts: [address], before: [after - amount] },
        ...{ after: [after], logs: answer.logs(), bytes: new Uint8Array() },
      })
      return signature
    },
    /** @type {(bytes: Uint8Array) => { err: unknown, logs: readonly string[], unitsConsumed: number }} */
    simulate(bytes) {
      const refused = refusal(readTransaction(bytes))
      if (refused?.data) return /** @type {never} */ (refused.data)
      if (refused) throw refused
      return { err: null, logs: [], unitsConsumed: 150 }
    },
    /** @type {(bytes: Uint8Array, options: { skipPreflight: boolean }) => string} */
    send(bytes, { skipPreflight }) {
      const read = readTransaction(bytes)
      const refused = refusal(read)
      if (refused && (!skipPreflight || refused.code === -32003)) throw refused
      const { signature, accounts } = read
      // As on the network: nobody includes it, and nobody says so.
      if (!isValid(read.blockhash) || entries.has(signature)) return signature
      const before = accounts.map(balance)
      const answer = svm.sendTransaction(read.transaction)
      const isFailed = answer instanceof FailedTransactionMetadata
      slot += 1n
      entries.set(signature, {
        ...{ signature, slot, blockTime: now(), accounts, before, after: accounts.map(balance), bytes },
        err: isFailed ? toTransactionError(answer).err : null,
        logs: (isFailed ? answer.meta() : answer).logs(),
      })
      return signature
    },
    entry: (/** @type {string} */ signature) => entries.get(signature),
    /** Newest first. @type {(address: Address) => Entry[]} */
    entriesOf: (address) => [...entries.values()].filter(({ accounts }) => accounts.includes(address)).reverse(),
  }
}

/** @typedef {ReturnType<typeof createCluster>} Cluster */

/** @param {Uint8Array} bytes */
function readTransaction(bytes) {
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    const [first] = Object.values(transaction.signatures)
    const signature = first ? getBase58Decoder().decode(first) : ''
    if (Object.values(transaction.signatures).some((each) => each === null) || !isSignature(signature)) {
      throw new RpcError(-32003, 'Transaction signature verification failure')
    }
    return { transaction, signature, accounts: message.staticAccounts, blockhash: String(message.lifetimeToken) }
  } catch (error) {
    if (error instanceof RpcError) throw error
    throw invalidParams(`failed to deserialize solana_transaction::versioned::VersionedTransaction: ${error}`)
  }
}

/** Unix seconds. */
const now = () => Math.floor(Date.now() / 1000)
