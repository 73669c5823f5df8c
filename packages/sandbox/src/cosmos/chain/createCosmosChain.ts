import { sha256 } from '@cosmjs/crypto'
import { toAscii, toBech32, toHex } from '@cosmjs/encoding'
import type { CosmosChainInfo } from '../chains'
import { decodeAddress } from '../keys/decodeAddress'
import {
  CosmosSdkError,
  createInsufficientFeeError,
  createOutOfGasError,
  createSignatureError,
  createUnknownRequestError,
} from './CosmosSdkError'
import { checkSignature } from './checkSignature'
import { createCosmosBank } from './createCosmosBank'
import { type DecodedTx, decodeTx } from './decodeTx'
import { type CosmosEvent, createFeeEvents, createTransferEvents } from './events'

const GAS = 65_000

const collectorOf = (prefix: string) => toBech32(prefix, sha256(toAscii('fee_collector')).slice(0, 20))

// Keeps a chain in memory; each transaction is a block of its own.
export function createCosmosChain({ facts, funded }: { facts: CosmosChainInfo; funded: ReadonlyMap<string, bigint> }) {
  const ledger = createCosmosBank({ denom: facts.denom, funded, coins: facts.coins })
  const collector = collectorOf(facts.prefix)
  const blocks: CosmosBlock[] = []
  // Runs transactions one after the other, so that two cannot use the same sequence number.
  let last: Promise<unknown> = Promise.resolve()

  const senderOf = (tx: DecodedTx) => {
    const senders = new Set(tx.messages.map(({ fromAddress }) => fromAddress))
    const [sender = ''] = senders
    const account = ledger.account(sender)
    if (senders.size > 1 || !account) throw createSignatureError(`account ${sender} does not sign this`)
    return account
  }
  const transfer = ({ messages }: DecodedTx) => {
    for (const { fromAddress, toAddress, amount } of messages) {
      if (!isAddress(toAddress, facts.prefix)) throw createUnknownRequestError(`invalid address ${toAddress}`)
      for (const coin of amount) {
        ledger.take(fromAddress, coin.denom, BigInt(coin.amount))
        ledger.give(toAddress, coin.denom, BigInt(coin.amount))
      }
    }
  }
  const apply = async (bytes: Uint8Array) => {
    const tx = decodeTx(bytes)
    const account = senderOf(tx)
    await checkSignature(tx, { account, facts })
    const gas = GAS * tx.messages.length
    if (tx.fee.gas < gas) throw createOutOfGasError(`gasWanted: ${tx.fee.gas}, gasUsed: ${gas}`)
    const paid = tx.fee.amount.find(({ denom }) => denom === facts.denom)?.amount ?? '0'
    const price = Math.ceil(tx.fee.gas * facts.gasPrice)
    if (BigInt(paid) < BigInt(price)) {
      throw createInsufficientFeeError(`insufficient fees; got: ${paid}${facts.denom} required: ${price}${facts.denom}`)
    }
    ledger.take(account.address, facts.denom, BigInt(paid))
    ledger.give(collector, facts.denom, BigInt(paid))
    const payer = account.address
    const events = createFeeEvents({ payer, collector, fee: `${paid}${facts.denom}`, sequence: account.sequence })
    account.sequence += 1
    account.publicKey = tx.publicKey
    const block: CosmosBlock = {
      bytes,
      hash: hashTransaction(bytes),
      height: blocks.length + 2,
      gasWanted: tx.fee.gas,
      gasUsed: gas,
      code: 0,
      log: '',
      events,
      at: Date.now(),
    }
    blocks.push(block)
    try {
      ledger.atomically(() => transfer(tx))
      block.events = [...events, ...tx.messages.flatMap(createTransferEvents)]
    } catch (error) {
      // A failed transaction stays in the chain and pays its fee; its messages have no effect.
      const { code, message } = toChainError(error)
      Object.assign(block, { code, log: `failed to execute message; message index: 0: ${message}` })
    }
    return block
  }

  return {
    facts,
    ledger,
    height: () => blocks.length + 1,
    blocks: () => blocks as readonly CosmosBlock[],
    /** Finds a transaction's block by its hash in uppercase hex. */
    find: (hash: string) => blocks.find((block) => block.hash === hash),
    /** Estimates a transaction's gas without a signature and without changing state. */
    simulate(bytes: Uint8Array) {
      const tx = decodeTx(bytes)
      const { address } = senderOf(tx)
      const undo = new Error('undo')
      try {
        ledger.atomically(() => {
          // The Cosmos SDK charges a stated fee in a simulation, too.
          for (const { denom, amount } of tx.fee.amount) ledger.take(address, denom, BigInt(amount))
          transfer(tx)
          throw undo
        })
      } catch (error) {
        if (error === undo) return GAS * tx.messages.length
        throw createUnknownRequestError(
          `rpc error: code = Unknown desc = failed to execute message; message index: 0: ${toChainError(error).message}`,
        )
      }
    },
    // Rejects with the error of the node's CheckTx phase.
    broadcast(bytes: Uint8Array): Promise<CosmosBlock> {
      const mine = last.then(() => apply(bytes))
      last = mine.catch(() => {})
      return mine
    },
  }
}

export type CosmosChain = ReturnType<typeof createCosmosChain>

export interface CosmosBlock {
  bytes: Uint8Array
  hash: string
  height: number
  gasWanted: number
  gasUsed: number
  code: number
  log: string
  events: readonly CosmosEvent[]
  at: number
}

export const hashTransaction = (bytes: Uint8Array) => toHex(sha256(bytes)).toUpperCase()

const toChainError = (error: unknown) =>
  error instanceof CosmosSdkError ? error : new CosmosSdkError(1, String(error))

function isAddress(value: string, prefix: string): boolean {
  try {
    return decodeAddress(value).prefix === prefix
  } catch {
    return false
  }
}
