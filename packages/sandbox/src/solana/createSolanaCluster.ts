import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'
import { type Address, getBase58Decoder, lamports } from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { RpcError } from '../http/answerRpc'
import { type DecodedTransaction, decodeTransaction } from './decodeTransaction'
import { BLOCKHASH_NOT_FOUND, createPreflightError, toTransactionError } from './rpc/toTransactionError'
import { createTokenAccounts } from './tokens/createTokenAccounts'
import { createTokenReader, type TokenBalance } from './tokens/createTokenReader'

// Lifetime of a blockhash, in blocks.
const BLOCKHASH_LIFE = 150n

interface Holdings {
  balances: readonly bigint[]
  tokens: readonly TokenBalance[]
}

export interface ExecutedTransaction {
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
  read: DecodedTransaction | undefined
}

/**
 * Creates a Solana runtime (litesvm); each transaction is a block of its own, final at once. Clusters share no
 * blockhash.
 *
 * @param parameters lamports by address
 */
export async function createSolanaCluster({
  genesisHash,
  funded,
}: {
  genesisHash: string
  funded: ReadonlyMap<string, bigint>
}) {
  // This file checks blockhashes: litesvm accepts only the newest, and starts every cluster with the same one.
  const svm = new LiteSVM().withBlockhashCheck(false)
  const rentExemption = svm.minimumBalanceForRentExemption.bind(svm)
  for (const [address, amount] of funded) svm.airdrop(address as Address, lamports(amount))
  for (const account of await createTokenAccounts([...funded.keys()], rentExemption)) svm.setAccount(account)
  const tokens = createTokenReader(svm)
  // Last valid slot by blockhash.
  const blockhashes: Map<string, bigint> = new Map()
  const entries: Map<string, ExecutedTransaction> = new Map()
  let slot = 1n

  const balance = (address: Address) => svm.getBalance(address) ?? 0n
  const isValid = (blockhash: string) => (blockhashes.get(blockhash) ?? -1n) >= slot
  const holdings = (accounts: readonly Address[]): Holdings => ({
    balances: accounts.map(balance),
    tokens: tokens.balances(accounts),
  })

  const refusal = ({ transaction, blockhash }: DecodedTransaction): RpcError | undefined => {
    if (!isValid(blockhash)) return createPreflightError(BLOCKHASH_NOT_FOUND, [])
    const answer = svm.simulateTransaction(transaction)
    if (!(answer instanceof FailedTransactionMetadata)) return undefined
    const reported = toTransactionError(answer)
    if (reported.err === 'SignatureFailure') return new RpcError(-32003, 'Transaction signature verification failure')
    return createPreflightError(reported, answer.meta().logs(), answer.meta().computeUnitsConsumed())
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
    /** Simulates a transaction; `after` lists the resulting accounts, undefined on failure. */
    simulate(
      bytes: Uint8Array,
      { sigVerify, replaceRecentBlockhash }: { sigVerify: boolean; replaceRecentBlockhash: boolean },
    ) {
      const read = decodeTransaction(bytes, { unsigned: !sigVerify })
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
      const read = decodeTransaction(bytes)
      const refused = refusal(read)
      if (refused && (!skipPreflight || refused.code === -32003)) throw refused
      const { signature, accounts, fee } = read
      // Drops an expired or repeated transaction silently, as the network does.
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
    // Lists transactions, newest first.
    entriesOf: (address?: Address): ExecutedTransaction[] =>
      [...entries.values()].filter(({ accounts }) => address === undefined || accounts.includes(address)).reverse(),
  }
}

export type SolanaCluster = Awaited<ReturnType<typeof createSolanaCluster>>

// Unix seconds.
const now = () => Math.floor(Date.now() / 1000)
