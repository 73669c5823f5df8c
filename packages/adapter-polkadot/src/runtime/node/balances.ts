import { type AdapterHost, type AddressQuery, askNodes, ModalError, type TokenAmount } from '@foyer/core/adapter'
import { blake2b } from '@noble/hashes/blake2.js'
import { decodeSs58 } from '../address/ss58.js'
import { toHex } from '../address/toHex.js'
import { askNode } from './askNode.js'

/** Where a chain keeps `System.Account`: xxHash of the two words. */
const ACCOUNTS = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** The map's keys are hashed with so many bytes, and then repeated. */
const HASH_LENGTH = 16

/** Four counters of 4 bytes come before the free balance of 16. */
const FREE = { start: 16, end: 32 }

/**
 * The native balance: what is free, locks not taken off. Read from the place where the chain keeps it, without the
 * description of the chain, which is a hundred times larger than the rest of this package.
 */
export async function balances(
  host: AdapterHost<'polkadot'>,
  { address, network, signal }: AddressQuery<'polkadot'>,
): Promise<readonly TokenAmount[]> {
  const key = toKey(address)
  const ask = async (url: string, given: AbortSignal) =>
    readFree(await askNode(url, { method: 'state_getStorage', params: [key], signal: given }))
  const amount = await askNodes(host, { network, signal, ask })
  const { name, symbol, decimals } = network.nativeCurrency
  return [{ name, symbol, decimals, amount }]
}

function toKey(address: string): string {
  const id = decodeSs58(address)?.publicKey ?? toBytes(address)
  if (!id) throw new ModalError('RPC_INVALID_PARAMS', { message: 'Not an address', context: { address } })
  return `${ACCOUNTS}${toHex(blake2b(id, { dkLen: HASH_LENGTH })).slice(2)}${toHex(id).slice(2)}`
}

/** SCALE writes numbers with their lowest byte first. An account that was never used is not there. */
function readFree(answer: unknown): bigint {
  if (answer === null) return 0n
  const bytes = typeof answer === 'string' ? toBytes(answer) : undefined
  if (!bytes || bytes.length < FREE.end) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The node gave no account', context: { answer } })
  }
  return BigInt(toHex(bytes.slice(FREE.start, FREE.end).reverse()))
}

function toBytes(hex: string): Uint8Array | undefined {
  if (!/^0x([0-9a-f]{2})+$/i.test(hex)) return
  return Uint8Array.from(hex.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
