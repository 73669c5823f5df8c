import { sha256 } from '@cosmjs/crypto'
import { toAscii, toBech32, toHex } from '@cosmjs/encoding'
import { decodeAddress } from '../keys/decodeAddress.mjs'
import { ChainError, insufficientFee, outOfGas, unauthorized, unknownRequest } from './ChainError.mjs'
import { checkSignature } from './checkSignature.mjs'
import { createLedger } from './createLedger.mjs'
import { ofFee, ofTransfer } from './events.mjs'
import { readTx } from './readTx.mjs'

/** What one transfer costs. */
const GAS = 65_000

/** Where fees go: the account of the module with that name. */
const collectorOf = (/** @type {string} */ prefix) => toBech32(prefix, sha256(toAscii('fee_collector')).slice(0, 20))

/**
 * A chain with transfers, in memory. Every transaction is a block of its own, at once.
 *
 * @param {{ facts: import('../chains.mjs').ChainFacts, funded: ReadonlyMap<string, bigint> }} parameters
 */
export function createChain({ facts, funded }) {
  const ledger = createLedger({ denom: facts.denom, funded, coins: facts.coins })
  const collector = collectorOf(facts.prefix)
  /** @type {Block[]} */
  const blocks = []
  /** Two transactions at once must not find the same sequence. @type {Promise<unknown>} */
  let last = Promise.resolve()

  /** @param {import('./readTx.mjs').Tx} tx */
  const senderOf = (tx) => {
    const senders = new Set(tx.messages.map(({ fromAddress }) => fromAddress))
    const [sender = ''] = senders
    const account = ledger.account(sender)
    if (senders.size > 1 || !account) throw unauthorized(`account ${sender} does not sign this`)
    return account
  }
  /** @param {import('./readTx.mjs').Tx} tx */
  const transfer = ({ messages }) => {
    for (const { fromAddress, toAddress, amount } of messages) {
      if (!isAddress(toAddress, facts.prefix)) throw unknownRequest(`invalid address ${toAddress}`)
      for (const coin of amount) {
        ledger.take(fromAddress, coin.denom, BigInt(coin.amount))
        ledger.give(toAddress, coin.denom, BigInt(coin.amount))
      }
    }
  }
  /** @param {Uint8Array} bytes */
  const apply = async (bytes) => {
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
    /** @type {Block} */
    const block = {
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
    blocks: () => /** @type {readonly Block[]} */ (blocks),
    /** @param {string} hash hex, upper case */
    find: (hash) => blocks.find((block) => block.hash === hash),
    /** What it would cost. Changes nothing, and wants no signature. @param {Uint8Array} bytes */
    simulate(bytes) {
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
    /** Rejects with what the check before a block says. @param {Uint8Array} bytes @returns {Promise<Block>} */
    broadcast(bytes) {
      const mine = last.then(() => apply(bytes))
      last = mine.catch(() => {})
      return mine
    },
  }
}

/**
 * @typedef {ReturnType<typeof createChain>} Chain
 * @typedef {{ bytes: Uint8Array, hash: string, height: number, gasWanted: number, gasUsed: number, code: number, log: string, events: readonly import('./events.mjs').Event[], at: number }} Block
 */

/** @param {Uint8Array} bytes */
export const hashOf = (bytes) => toHex(sha256(bytes)).toUpperCase()

/** @param {unknown} error */
const toChainError = (error) => (error instanceof ChainError ? error : new ChainError(1, String(error)))

/** @type {(value: string, prefix: string) => boolean} */
function isAddress(value, prefix) {
  try {
    return decodeAddress(value).prefix === prefix
  } catch {
    return false
  }
}
