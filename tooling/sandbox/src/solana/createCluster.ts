import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'
import { type Address, getBase58Decoder, lamports } from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { RpcError } from '../http/rpc'
import { type Read, readTransaction } from './readTransaction'
import { BLOCKHASH_NOT_FOUND, preflightFailure, toTransactionError } from './rpc/toTransactionError'
import { createTokenReader, type TokenBalance } from './tokens/createTokenReader'
import { placeTokens } from './tokens/placeTokens'

/** How many blocks a blockhash is good for. */
const BLOCKHASH_LIFE = 150n

interface Holdings {
  balances: readonly bigint[]
  tokens: readonly TokenBalance[]
}

export interface Entry {
  signature: string
  slot: bigint
  err: unknown
  blockTime: number
  accounts: readonly Address[]
  before: Holdings
  after: Holdings
  fee: bigint
  logs: readonly string[]
  bytes: Uint8Array
  read: Read | undefined
}

/**
 * One cluster: a real runtime, in which a transaction is its own block and is final at once. Two clusters share no
 * blockhash, so that what was signed for one is not taken by the other.
 *
 * @param parameters lamports by address
 */
export async function createCluster({
  genesisHash,
  funded,
}: {
  genesisHash: string
  funded: ReadonlyMap<string, bigint>
}) {
  // Blockhashes are kept here: litesvm knows only the newest, and starts every cluster with the same.
  const svm = new LiteSVM().withBlockhashCheck(false)
  const rentExemption = svm.minimumBalanceForRentExemption.bind(svm)
  for (const [address, amount] of funded) svm.airdrop(address as Address, lamports(amount))
  for (const account of await placeTokens([...funded.keys()], rentExemption)) svm.setAccount(account)
  const tokens = createTokenReader(svm)
  /** The last slot in which each is good. */
  const blockhashes: Map<string, bigint> = new Map()
  const entries: Map<string, Entry> = new Map()
  let slot = 1n

  const balance = (address: Address) => svm.getBalance(address) ?? 0n
  const isValid = (blockhash: string) => (blockhashes.get(blockhash) ?? -1n) >= slot
  const holdings = (accounts: readonly Address[]): Holdings => ({
    balances: accounts.map(balance),
    tokens: tokens.balances(accounts),
  })

  /** Why it cannot be taken; undefined when it can. */
  const refusal = ({ transaction, blockhash }: Read): RpcError | undefined => {
    if (!isValid(blockhash)) return preflightFailure(BLOCKHASH_NOT_FOUND, [])
    const answer = svm.simulateTransaction(transaction)
    if (!(answer instanceof FailedTransactionMetadata)) return undefined
    const told = toTransactionError(answer)
    if (told.err === 'SignatureFailure') return new RpcError(-32003, 'Transaction signature verification failure')
    return preflightFailure(told, answer.meta().logs(), answer.meta().computeUnitsConsumed())
  }

  return {
    ...{ genesisHash, balance, tokens, rentExemption, isValid },
    slot: () => slot,
    account: svm.getAccount.bind(svm),
    latestBlockhash() {
      slot += 1n
      const blockhash = base58.encode(randomBytes(32))
      blockhashes.set(blockhash, slot + BLOCKHASH_LIFE)
      return { blockhash, lastValidBlockHeight: slot + BLOCKHASH_LIFE }
    },
    airdrop(address: Address, amount: bigint): string {
      const before = holdings([address])
      const answer = svm.airdrop(address, lamports(amount))
      if (answer === null || answer instanceof FailedTransactionMetadata) throw new RpcError(-32603, 'Internal error')
      const signature = getBase58Decoder().decode(answer.signature())
      slot += 1n
      entries.set(signature, {
        ...{ signature, slot, err: null, blockTime: now(), accounts: [address], before, after: holdings([address]) },
        ...{ fee: 5000n, logs: answer.logs(), bytes: new Uint8Array(), read: undefined },
      })
      return signature
    },
    /** What a transaction would do. Accounts as they would be are in `after`; undefined where it fails. */
    simulate(
      bytes: Uint8Array,
      { sigVerify, replaceRecentBlockhash }: { sigVerify: boolean; replaceRecentBlockhash: boolean },
    ) {
      const read = readTransaction(bytes, { unsigned: !sigVerify })
      const failed = (err: unknown, logs: readonly string[], units = 0n) => ({
        ...{ err, logs, units, after: undefined },
      })
      if (!replaceRecentBlockhash && !isValid(read.blockhash)) return failed(BLOCKHASH_NOT_FOUND.err, [])
      svm.withSigverify(sigVerify)
      const answer = svm.simulateTransaction(read.transaction)
      svm.withSigverify(true)
      const units = answer.meta().computeUnitsConsumed()
      if (answer instanceof FailedTransactionMetadata) {
        return failed(toTransactionError(answer).err, answer.meta().logs(), units)
      }
      return { err: null, logs: answer.meta().logs(), units, after: answer.postAccounts() }
    },
    send(bytes: Uint8Array, { skipPreflight }: { skipPreflight: boolean }): string {
      const read = readTransaction(bytes)
      const refused = refusal(read)
      if (refused && (!skipPreflight || refused.code === -32003)) throw refused
      const { signature, accounts, fee } = read
      // As on the network: nobody includes it, and nobody says so.
      if (!isValid(read.blockhash) || entries.has(signature)) return signature
      const before = holdings(accounts)
      const answer = svm.sendTransaction(read.transaction)
      const isFailed = answer instanceof FailedTransactionMetadata
      slot += 1n
      entries.set(signature, {
        ...{ signature, slot, blockTime: now(), accounts, before, after: holdings(accounts), bytes, read, fee },
        err: isFailed ? toTransactionError(answer).err : null,
        logs: (isFailed ? answer.meta() : answer).logs(),
      })
      return signature
    },
    entry: (signature: string) => entries.get(signature),
    /** Newest first. */
    entriesOf: (address?: Address): Entry[] =>
      [...entries.values()].filter(({ accounts }) => address === undefined || accounts.includes(address)).reverse(),
  }
}

export type Cluster = Awaited<ReturnType<typeof createCluster>>

/** Unix seconds. */
const now = () => Math.floor(Date.now() / 1000)
