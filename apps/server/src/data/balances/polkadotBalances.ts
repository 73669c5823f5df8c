import { blake2b } from '@noble/hashes/blake2.js'
import * as z from 'zod/mini'
import { decodeSs58 } from '../sources/addresses'
import { readResult } from '../sources/callNode'
import { SourceError } from '../sources/SourceError'
import type { BalanceSource } from './types'

/** Prefix of the storage of `System.Account`: xxHash of both names. */
const ACCOUNTS = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Four counters of 4 bytes come before the free balance, which has 16. */
const FREE_OFFSET = 16
const AMOUNT_BYTES = 16

const entrySchema = z.nullable(z.string().check(z.regex(/^0x([\da-f]{2}){32,256}$/i)))

/** Reads the free balance from a Polkadot node over http. */
export const polkadotBalances: BalanceSource = {
  namespace: 'polkadot',
  needsNetwork: true,
  isAddress: (text) => decodeSs58(text) !== undefined,
  async read({ url, address, coins: [coin], signal }) {
    const account = decodeSs58(address)
    if (account === undefined || coin === undefined) return []
    const key = `${ACCOUNTS}${toHex(blake2b(account, { dkLen: 16 }))}${toHex(account)}`
    const entry = z.safeParse(entrySchema, await readResult(url, { method: 'state_getStorage', params: [key] }, signal))
    if (!entry.success) throw new SourceError('no account')
    return [{ ...coin, amount: entry.data === null ? 0n : readFree(entry.data) }]
  },
}

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function readFree(entry: string): bigint {
  const bytes = Buffer.from(entry.slice(2), 'hex').subarray(FREE_OFFSET, FREE_OFFSET + AMOUNT_BYTES)
  return BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
}
