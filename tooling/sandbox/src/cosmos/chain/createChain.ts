import { sha256 } from '@cosmjs/crypto'
import { toAscii, toBech32, toHex } from '@cosmjs/encoding'
import type { ChainFacts } from '../chains'
import { decodeAddress } from '../keys/decodeAddress'
import { ChainError, insufficientFee, outOfGas, unauthorized, unknownRequest } from './ChainError'
import { checkSignature } from './checkSignature'
import { createLedger } from './createLedger'
import { type Event, ofFee, ofTransfer } from './events'
import { readTx, type Tx } from './readTx'

/** What one transfer costs. */
const GAS = 65_000

/** Where fees go: the account of the module with that name. */
const collectorOf = (prefix: string) => toBech32(prefix, sha256(toAscii('fee_collector')).slice(0, 20))

/** A chain with transfers, in memory. Every transaction is a block of its own, at once. */
export function createChain({ facts, funded }: { facts: ChainFacts; funded: ReadonlyMap<string, bigint> }) {
  const ledger = createLedger({ denom: facts.denom, funded, coins: facts.coins })
  const collector = collectorOf(facts.prefix)
  const blocks: Block[] = []
  /** Two transactions at once must not find the same sequence. */
  let last: Promise<unknown> = Promise.resolve()

  const senderOf = (tx: Tx) => {
    const senders = new Set(tx.messages.map(({ fromAddress }) => fromAddress))
    const [sender = ''] = senders
    const account = ledger.account(sender)
    if (senders.size > 1 || !account) throw unauthorized(`account ${sender} does not sign this`)
    return account
  }
  const transfer = ({ messages }: Tx) => {
    for (const { fromAddress, toAddress, amount } of messages) {
      if (!isAddress(toAddress, facts.prefix)) throw unknownRequest(`invalid address ${toAddress}`)
      for (const coin of amount) {
        ledger.take(fromAddress, coin.denom, BigInt(coin.amount))
        ledger.give(toAddress, coin.denom, BigInt(coin.amount))
      }
    }
  }
  const apply = async (bytes: Uint8Array) => {
    const tx = readTx(bytes)
    const account = senderOf(tx)
    await checkSignature(tx, { account, facts })
    const gas = GAS * tx.messages.length
    if (tx.fee.gas < gas) throw outOfGas(`gasWanted: ${tx.fee.gas}, gasUsed: ${gas}`)
    const paid = tx.fee.amount.find(({ denom }) => denom === facts.denom)?.amount ?? '0'
    const price = Math.ceil(tx.fee.gas * facts.gasPrice)
    if (BigInt(paid) < BigInt(price)) {
      throw insufficientFee(`insufficient fees; got: ${paid}${facts.denom} required: ${price}${facts.denom}`)
    }
    ledger.take(account.address, facts.denom, BigInt(paid))
    ledger.give(collector, facts.denom, BigInt(paid))
    const payer = account.address
    const events = ofFee({ payer, collector, fee: `${paid}${facts.denom}`, sequence: account.sequence })
    account.sequence += 1
    account.publicKey = tx.publicKey
    const block: Block = {
      bytes,
      hash: hashOf(bytes),
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
      block.events = [...events, ...tx.messages.flatMap(ofTransfer)]
    } catch (error) {
      // It is in the chain, the fee is paid, and nothing else has happened.
      const { code, message } = toChainError(error)
      Object.assign(block, { code, log: `failed to execute message; message index: 0: ${message}` })
    }
    return block
  }

  return {
    facts,
    ledger,
    height: () => blocks.length + 1,
    blocks: () => blocks as readonly Block[],
    /** @param hash hex, upper case */
    find: (hash: string) => blocks.find((block) => block.hash === hash),
    /** What it would cost. Changes nothing, and wants no signature. */
    simulate(bytes: Uint8Array) {
      const tx = readTx(bytes)
      const { address } = senderOf(tx)
      const undo = new Error('undo')
      try {
        ledger.atomically(() => {
          // Where a fee is named it is taken, here too.
          for (const { denom, amount } of tx.fee.amount) ledger.take(address, denom, BigInt(amount))
          transfer(tx)
          throw undo
        })
      } catch (error) {
        if (error === undo) return GAS * tx.messages.length
        throw unknownRequest(
          `rpc error: code = Unknown desc = failed to execute message; message index: 0: ${toChainError(error).message}`,
        )
      }
    },
    /** Rejects with what the check before a block says. */
    broadcast(bytes: Uint8Array): Promise<Block> {
      const mine = last.then(() => apply(bytes))
      last = mine.catch(() => {})
      return mine
    },
  }
}

export type Chain = ReturnType<typeof createChain>

export interface Block {
  bytes: Uint8Array
  hash: string
  height: number
  gasWanted: number
  gasUsed: number
  code: number
  log: string
  events: readonly Event[]
  at: number
}

export const hashOf = (bytes: Uint8Array) => toHex(sha256(bytes)).toUpperCase()

const toChainError = (error: unknown) => (error instanceof ChainError ? error : new ChainError(1, String(error)))

function isAddress(value: string, prefix: string): boolean {
  try {
    return decodeAddress(value).prefix === prefix
  } catch {
    return false
  }
}
